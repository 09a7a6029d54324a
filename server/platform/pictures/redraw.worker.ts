// Redraws one image in a separate process, so that a hostile file can only break that process.
import type { RedrawAnswer, RedrawTask } from './redraw.ts'

process.once('message', (task: RedrawTask) => {
  redrawn(task).then(
    (answer) => process.send!(answer),
    () => process.send!({}),
  )
})

/** The image or its largest centered square, upright, pixels only. */
async function redrawn({ bytes, side, isSquare, type }: RedrawTask): Promise<RedrawAnswer> {
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(Buffer.from(bytes))
  const square = Math.min(image.width, image.height)
  const [width, height] = isSquare ? [square, square] : [image.width, image.height]
  const scale = Math.min(1, side / Math.max(width, height))
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale))
  const drawing = canvas.getContext('2d')
  drawing.imageSmoothingQuality = 'high'
  const [left, top] = [(image.width - width) / 2, (image.height - height) / 2]
  drawing.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height)
  return { bytes: await (type === 'image/webp' ? canvas.encode('webp', 85) : canvas.encode('png')) }
}
