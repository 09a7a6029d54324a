import { contrast, toHex, toLch } from './color-math.ts'

/** Text needs this contrast against its background; lines and icons need the lower one. */
export const textContrast = 4.5
export const markContrast = 3

const white = '#ffffff'
const ink = '#10181a'
const black = '#000000'

/** Text for a filled area: white if it is readable, else ink, else black; one of them always is. */
export function onColor(fill: string): string {
  return [white, ink].find((candidate) => contrast(candidate, fill) >= textContrast) ?? black
}

/**
 * A color of the same hue that is readable on every given background: it is darkened or lightened until it is.
 * `direction` is where the backgrounds are.
 */
export function readableOn(
  color: string,
  grounds: readonly string[],
  direction: 'darker' | 'lighter',
  least: number = textContrast,
): string {
  const reads = (candidate: string): boolean => grounds.every((ground) => contrast(candidate, ground) >= least)
  const { l, c, h } = toLch(color)
  const step = direction === 'darker' ? -0.01 : 0.01
  for (let lightness = l; lightness > 0 && lightness < 1; lightness += step) {
    const candidate = toHex({ l: lightness, c, h })
    if (reads(candidate)) return candidate
  }
  return direction === 'darker' ? black : white
}

/** The hover color: slightly further from its text, so that the text is even more readable. */
export function hovered(fill: string): string {
  const { l, c, h } = toLch(fill)
  const towards = onColor(fill) === white ? -0.045 : 0.045
  const shifted = toHex({ l: Math.min(0.99, l + towards), c, h })
  return contrast(onColor(fill), shifted) >= textContrast ? shifted : fill
}

const lightnesses = [0.975, 0.945, 0.89, 0.82, 0.74, 0.65, 0.56, 0.47, 0.38, 0.29] as const

/** Ten shades of one hue, light to dark, as the component library wants them. */
export function shades(color: string): string[] {
  const { c, h } = toLch(color)
  return lightnesses.map((l) => toHex({ l, c: c * Math.min(1, 4 * l * (1 - l) + 0.15), h }))
}
