import type { BrandColors } from '@portico/contract/areas/branding/branding.shapes.ts'
import { contrast } from '@portico/contract/areas/branding/color-math.ts'
import { type Scheme, tokensOf } from './tokens.ts'

/** The contrast of one brand color in one scheme. Ratios are WCAG, 1 to 21; for text, on its worst background. */
export interface Reading {
  /** The area in this color and the text on it. */
  readonly fill: string
  readonly onFill: string
  readonly onFillRatio: number
  /** The given color, used as text. */
  readonly givenRatio: number
  /** Text in this color: the color itself, or the nearest readable one. */
  readonly text: string
  readonly textRatio: number
}

const roles = {
  primary: 'brand',
  secondary: 'secondary',
  warning: 'warning',
  accent: 'accent',
  otherAccent: 'other',
  success: 'success',
} as const satisfies Readonly<Record<keyof BrandColors, string>>

/** The contrast of each of the six colors as the theme shows it. */
export function readingsOf(colors: BrandColors, scheme: Scheme): Readonly<Record<keyof BrandColors, Reading>> {
  const tokens = tokensOf(colors, scheme)
  const read = (name: keyof BrandColors): Reading => {
    const role = roles[name]
    const [fill, onFill, text] = [tokens[`${role}-fill`], tokens[`${role}-on-fill`], tokens[`${role}-text`]]
    const grounds = (['canvas', 'surface', 'sunken', `${role}-soft`] as const).map((ground) => tokens[ground])
    const leastOn = (color: string): number => Math.min(...grounds.map((ground) => contrast(color, ground)))
    return {
      fill,
      onFill,
      onFillRatio: contrast(onFill, fill),
      givenRatio: leastOn(colors[name]),
      text,
      textRatio: leastOn(text),
    }
  }
  return {
    primary: read('primary'),
    secondary: read('secondary'),
    warning: read('warning'),
    accent: read('accent'),
    otherAccent: read('otherAccent'),
    success: read('success'),
  }
}
