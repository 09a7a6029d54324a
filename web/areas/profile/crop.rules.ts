export interface Size {
  readonly width: number
  readonly height: number
}

/** The cropped square of an image. */
export interface View {
  /** 1 takes the largest square, 4 a quarter of its side. */
  readonly zoom: number
  /** How far from left to right and from top to bottom, each from 0 to 1. */
  readonly x: number
  readonly y: number
}

/** The center of the image, as large as possible. */
export const wholeView: View = { zoom: 1, x: 0.5, y: 0.5 }

export const mostZoom = 4

/** The maximum width and height of an uploaded image, in pixels. */
export const pictureSide = 512

/** The square of a view in image pixels, always within the image. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: View): { left: number; top: number; side: number } {
  const side = Math.min(width, height) / zoom
  return { left: x * (width - side), top: y * (height - side), side }
}

/** The view after dragging the image, in multiples of the square's side, to the right and down. */
export function dragged(size: Size, view: View, { right, down }: { right: number; down: number }): View {
  const { side } = cropSquare(size, view)
  return {
    zoom: view.zoom,
    x: moved(view.x, right * side, size.width - side),
    y: moved(view.y, down * side, size.height - side),
  }
}

function moved(at: number, by: number, room: number): number {
  return room <= 0 ? at : Math.min(1, Math.max(0, at - by / room))
}
