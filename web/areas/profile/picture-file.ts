import { pictureMegabytes } from '@portico/contract/areas/profile/profile.shapes.ts'
import { base64Of } from '../../platform/files/file-base64.ts'
import { cropSquare, pictureSide, type View } from './crop.rules.ts'

const notAPicture = 'Choose an image. Example: a PNG or JPEG file.'
const pictureTooLarge = `Choose an image of up to ${pictureMegabytes} MB.`

/** A chosen image, decoded and upright. */
export interface ChosenPicture {
  readonly bitmap: ImageBitmap
  /** The format it is sent in, which preserves transparency. */
  readonly type: 'image/png' | 'image/jpeg'
}

/** Opens a chosen file; returns an error message if it cannot be used. */
export async function openPicture(file: File): Promise<ChosenPicture | string> {
  if (!file.type.startsWith('image/')) return notAPicture
  if (file.size > pictureMegabytes * 1024 * 1024) return pictureTooLarge
  try {
    const bitmap = await createImageBitmap(file)
    return { bitmap, type: file.type === 'image/jpeg' ? 'image/jpeg' : 'image/png' }
  } catch {
    return notAPicture
  }
}

/** Draws the square of a view over a whole canvas. */
export function drawCrop(canvas: HTMLCanvasElement, { bitmap }: ChosenPicture, view: View): void {
  const { left, top, side } = cropSquare(bitmap, view)
  const context = canvas.getContext('2d')
  if (context === null) return
  context.imageSmoothingQuality = 'high'
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The square of a view as a file in base64, at most 512 pixels on a side. */
export async function croppedPicture(picture: ChosenPicture, view: View): Promise<string> {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.min(pictureSide, Math.round(cropSquare(picture.bitmap, view).side)))
  canvas.height = canvas.width
  drawCrop(canvas, picture, view)
  const file = await new Promise<Blob | null>((done) => {
    canvas.toBlob(done, picture.type, 0.9)
  })
  if (file === null) throw new Error('The image could not be read')
  return base64Of(file)
}
