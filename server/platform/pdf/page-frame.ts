import type { PDFPage, TransformationMatrix } from '@cantoo/pdf-lib'
import { UnusablePdf } from './pdf-work.ts'

/** The visible part of a page, with its size after it is turned upright. */
export interface Frame {
  readonly width: number
  readonly height: number
  /** In the page's own space. */
  readonly box: { readonly left: number; readonly bottom: number; readonly right: number; readonly top: number }
  /** Takes the page's own space to the upright page, whose origin is its lower left corner. */
  readonly upright: TransformationMatrix
}

/** The largest side of a page that is taken, in points: two metres and more. */
const longest = 14_400

export function frameOf(page: PDFPage): Frame {
  const { x, y, wide, high } = visible(page)
  const sound = [x, y, wide, high].every(Number.isFinite) && wide >= 1 && high >= 1
  if (!sound || wide > longest || high > longest) throw new UnusablePdf('damaged')
  const turned = (((Math.round(page.getRotation().angle / 90) * 90) % 360) + 360) % 360
  const [width, height] = turned % 180 === 0 ? [wide, high] : [high, wide]
  return {
    width,
    height,
    box: { left: x, bottom: y, right: x + wide, top: y + high },
    upright: uprights(x, y, wide, high)[turned as 0 | 90 | 180 | 270],
  }
}

/** The crop box as far as the page goes: readers show nothing beyond the media box. */
function visible(page: PDFPage) {
  const [crop, media] = [page.getCropBox(), page.getMediaBox()]
  const [x, y] = [Math.max(crop.x, media.x), Math.max(crop.y, media.y)]
  const wide = Math.min(crop.x + crop.width, media.x + media.width) - x
  const high = Math.min(crop.y + crop.height, media.y + media.height) - y
  return { x, y, wide, high }
}

const uprights = (x: number, y: number, wide: number, high: number) =>
  ({
    0: [1, 0, 0, 1, -x, -y],
    90: [0, -1, 1, 0, -y, wide + x],
    180: [-1, 0, 0, -1, wide + x, high + y],
    270: [0, 1, -1, 0, high + y, -x],
  }) as const satisfies Record<number, TransformationMatrix>

/** Converts a rectangle from page space to the upright view, from the top left corner, clipped to the page. */
export function seen(
  { width, height, upright: [a, b, c, d, e, f] }: Frame,
  rect: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
) {
  const corners = [
    [rect.x, rect.y],
    [rect.x + rect.width, rect.y + rect.height],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, height - (b * x + d * y + f)] as const)
  const [[x1, y1], [x2, y2]] = corners as [readonly [number, number], readonly [number, number]]
  const left = within(Math.min(x1, x2), width)
  const top = within(Math.min(y1, y2), height)
  return {
    x: left,
    y: top,
    width: round(within(Math.max(x1, x2), width) - left),
    height: round(within(Math.max(y1, y2), height) - top),
  }
}

const round = (value: number) => Math.round(value * 100) / 100
const within = (value: number, most: number) => round(Math.min(Math.max(value, 0), most))
