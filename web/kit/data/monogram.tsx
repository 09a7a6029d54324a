import { useState } from 'react'
import { apiAddress } from '../../platform/files/api-address.ts'
import { initials } from '../../platform/formats.ts'
import classes from './monogram.module.css'

interface Props {
  readonly name: string
  readonly picture?: string | null
  /** The image's text alternative, needed if no name is next to it or there is more to say. */
  readonly alt?: string | null | undefined
  /** Replaces a broken image; without it, the initials do. */
  readonly defaultPicture?: string
  readonly size?: 'small' | 'medium' | 'large' | 'huge'
  readonly square?: boolean
}

/** An image, or the initials if there is none or it is broken. The name is next to it as text. */
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
