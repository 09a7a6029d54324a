import { useState } from 'react'
import { initials } from '../../platform/formats.ts'
import classes from './monogram.module.css'

interface Props {
  readonly name: string
  readonly picture?: string | null
  readonly size?: 'small' | 'medium' | 'large'
  readonly square?: boolean
}

/** A picture, or the initials where there is none or it is broken. The name stands beside it in words. */
export function Monogram({ name, picture = null, size = 'medium', square = false }: Props) {
  const [broken, setBroken] = useState(false)
  return (
    <span className={[classes.monogram, classes[size], square ? classes.square : ''].join(' ')} aria-hidden>
      {picture !== null && !broken ? <img src={picture} alt="" onError={() => setBroken(true)} /> : initials(name)}
    </span>
  )
}
