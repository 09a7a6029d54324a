import { useState } from 'react'
import { apiAddress } from '../../platform/files/api-address.ts'
import { initials } from '../../platform/formats.ts'
import classes from './monogram.module.css'

interface Props {
  readonly name: string
  readonly picture?: string | null
  /** What the picture shows, where no name stands beside it or more is to be said. */
  readonly alt?: string | null | undefined
  /** Stands in for a picture that is broken; without it the initials do. */
  readonly defaultPicture?: string
  readonly size?: 'small' | 'medium' | 'large' | 'huge'
  readonly square?: boolean
}

/** A picture, or the initials where there is none or it is broken. The name stands beside it in words. */
export function Monogram({ name, picture = null, alt = null, defaultPicture, size = 'medium', square = false }: Props) {
  const [broken, setBroken] = useState(false)
  const shown = broken && picture !== null ? defaultPicture : picture
  const isSilent = alt === null || !shown
  return (
    <span className={[classes.monogram, classes[size], square ? classes.square : ''].join(' ')} aria-hidden={isSilent}>
      {shown ? <img src={apiAddress(shown)} alt={alt ?? ''} onError={() => setBroken(true)} /> : initials(name)}
    </span>
  )
}
