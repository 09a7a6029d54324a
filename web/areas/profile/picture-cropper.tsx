import { isAnimatedImage } from '@portico/contract/areas/profile/animated.rules.ts'
import { type ComponentProps, useEffect, useState } from 'react'
import { PictureCrop } from './picture-crop.tsx'
import { type ChosenPicture, openPicture } from './picture-file.ts'

interface Props extends Omit<ComponentProps<typeof PictureCrop>, 'picture'> {
  readonly file: File
  /** Called with a message if the file is rejected. */
  readonly onError: (error: string) => void
}

/** Opens a chosen photo and crops it to a square. */
export default function PictureCropper({ file, onError, ...crop }: Props) {
  const [picture, setPicture] = useState<ChosenPicture>()
  useEffect(() => {
    void opening(file).then((opened) => (typeof opened === 'string' ? onError(opened) : setPicture(opened)))
  }, [file, onError])
  return picture === undefined ? <p role="status">Loading…</p> : <PictureCrop picture={picture} {...crop} />
}

async function opening(file: File): Promise<ChosenPicture | string> {
  if (!/^image\/(?:png|jpeg|webp)$/.test(file.type)) return 'Choose a PNG, JPEG, or WebP image.'
  const isAnimated = isAnimatedImage(new Uint8Array(await file.arrayBuffer()))
  return isAnimated ? 'Choose an image that is not animated.' : openPicture(file)
}
