// Redraws one image in a separate process, so that a hostile file can only break that process.
import type { PortraitAnswer, PortraitTask } from './portrait.ts'

process.once('message', (task: PortraitTask) => {
  madeAnew(task).then(
    (answer) => process.send!(answer),
    () => process.send!({}),
  )
})

/** The largest centered square, upright, pixels only. */
async function madeAnew({ bytes, side }: PortraitTask): Promise<PortraitAnswer> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(Buffer.from(bytes))
  const square = Math.min(image.width, image.height)
  const size = Math.min(side, square)
  const canvas = createCanvas(size, size)
  const drawing = canvas.getContext('2d')
  drawing.imageSmoothingQuality = 'high'
  const [left, top] = [(image.width - square) / 2, (image.height - square) / 2]
  drawing.drawImage(image, left, top, square, square, 0, 0, size, size)
  return { bytes: await canvas.encode('webp', 85) }
}
