import type { BrandColors } from '@portico/contract/areas/branding/branding.shapes.ts'
import { toHex, toLch } from '@portico/contract/areas/branding/color-math.ts'
import {
  hovered,
  markContrast,
  onColor,
  readableOn,
  textContrast,
} from '@portico/contract/areas/branding/readable-colors.ts'

export type Scheme = 'light' | 'dark'

const roles = ['brand', 'secondary', 'accent', 'other', 'warning', 'success', 'danger'] as const
type Role = (typeof roles)[number]

/** What every role offers: a filled area and its text, a quiet area and its text, text on plain ground, a line. */
const parts = ['fill', 'fill-hover', 'on-fill', 'soft', 'on-soft', 'text', 'line'] as const
type Part = (typeof parts)[number]

type Ground = 'canvas' | 'surface' | 'sunken'
type Plain =
  | Ground
  | 'border'
  | 'border-strong'
  | 'text'
  | 'muted'
  | 'panel'
  | 'on-panel'
  | 'on-panel-muted'
  | 'panel-shade'

export type Token = Plain | `${Role}-${Part}`
export type Tokens = Readonly<Record<Token, string>>

/** Brand colors include no red; errors use this one. */
const danger = '#b3261e'

const grounds: readonly Ground[] = ['canvas', 'surface', 'sunken']

/** Every pair that appears on screen as mark and ground, with the contrast it must reach. */
export const tokenPairs: readonly (readonly [mark: Token, ground: Token, least: number])[] = [
  ...grounds.flatMap((ground) => [
    ['text', ground, textContrast] as const,
    ['muted', ground, textContrast] as const,
    ['border-strong', ground, markContrast] as const,
    ...roles.flatMap((role) => [
      [`${role}-text`, ground, textContrast] as const,
      [`${role}-line`, ground, markContrast] as const,
    ]),
  ]),
  ...roles.flatMap((role) => [
    [`${role}-on-fill`, `${role}-fill`, textContrast] as const,
    [`${role}-on-fill`, `${role}-fill-hover`, textContrast] as const,
    [`${role}-on-soft`, `${role}-soft`, textContrast] as const,
    [`${role}-text`, `${role}-soft`, textContrast] as const,
    ['text', `${role}-soft`, textContrast] as const,
    ['muted', `${role}-soft`, textContrast] as const,
    [`${role}-line`, `${role}-soft`, markContrast] as const,
  ]),
  ['on-panel', 'panel', textContrast],
  ['on-panel-muted', 'panel', textContrast],
]

/** The whole palette of one scheme, computed from a brand's six colors. */
export function tokensOf(colors: BrandColors, scheme: Scheme): Tokens {
  const sources: Record<Role, string> = {
    brand: colors.primary,
    secondary: colors.secondary,
    accent: colors.accent,
    other: colors.otherAccent,
    warning: colors.warning,
    success: colors.success,
    danger,
  }
  const softs = roles.map((role) => softOf(sources[role], scheme))
  const plain = scheme === 'light' ? lightGround(colors.primary, softs) : darkGround(colors.primary, softs)
  const tokens: Record<string, string> = { ...plain }
  for (const role of roles)
    for (const [part, value] of Object.entries(rolePalette(sources[role], scheme, plain)))
      tokens[`${role}-${part}`] = value
  return tokens as Tokens
}

/** Neutral tones lean a little to the hue of the brand, so that the page looks of one piece. */
function neutral(primary: string): (l: number, c: number) => string {
  const { c, h } = toLch(primary)
  const lean = Math.min(1, c / 0.05)
  return (l, chroma) => toHex({ l, c: chroma * lean, h })
}

type PlainTokens = Readonly<Record<Plain, string>>

function lightGround(primary: string, softs: readonly string[]): PlainTokens {
  const tone = neutral(primary)
  const ground = { canvas: tone(0.976, 0.004), surface: '#ffffff', sunken: tone(0.952, 0.008) }
  const all = Object.values(ground)
  return {
    ...ground,
    border: tone(0.9, 0.01),
    'border-strong': readableOn(tone(0.68, 0.015), all, 'darker', markContrast),
    text: readableOn(tone(0.25, 0.02), all, 'darker'),
    muted: readableOn(tone(0.49, 0.02), [...all, ...softs], 'darker'),
    ...panel(primary),
  }
}

function darkGround(primary: string, softs: readonly string[]): PlainTokens {
  const tone = neutral(primary)
  const ground = { canvas: tone(0.19, 0.012), surface: tone(0.232, 0.014), sunken: tone(0.275, 0.016) }
  const all = Object.values(ground)
  const { l, c, h } = toLch(primary)
  return {
    ...ground,
    border: tone(0.34, 0.016),
    'border-strong': readableOn(tone(0.5, 0.02), all, 'lighter', markContrast),
    text: readableOn(tone(0.94, 0.008), all, 'lighter'),
    muted: readableOn(tone(0.73, 0.014), [...all, ...softs], 'lighter'),
    ...panel(toHex({ l: Math.min(l, 0.31), c, h })),
  }
}

/** Large areas in the brand's own color: the band below the top bar, the panel of the login page. */
function panel(fill: string): Pick<PlainTokens, 'panel' | 'on-panel' | 'on-panel-muted' | 'panel-shade'> {
  const { l, c, h } = toLch(fill)
  const on = onColor(fill)
  const lighter = on === '#ffffff'
  return {
    panel: fill,
    'on-panel': on,
    'on-panel-muted': readableOn(
      toHex({ l: l + (lighter ? 0.3 : -0.3), c: c * 0.6, h }),
      [fill],
      lighter ? 'lighter' : 'darker',
    ),
    'panel-shade': toHex({ l: l + (lighter ? 0.05 : -0.05), c, h }),
  }
}

function softOf(source: string, scheme: Scheme): string {
  const { c, h } = toLch(source)
  return scheme === 'light'
    ? toHex({ l: 0.953, c: Math.min(c * 0.3, 0.032), h })
    : toHex({ l: 0.305, c: Math.min(c * 0.45, 0.05), h })
}

function rolePalette(source: string, scheme: Scheme, plain: PlainTokens): Record<Part, string> {
  const { l, c, h } = toLch(source)
  const light = scheme === 'light'
  const direction = light ? 'darker' : 'lighter'
  const fill = light ? source : toHex({ l: Math.max(l, 0.6), c, h })
  const soft = softOf(source, scheme)
  const under = [...grounds.map((ground) => plain[ground]), soft]
  const text = readableOn(fill, under, direction)
  return {
    fill,
    'fill-hover': hovered(fill),
    'on-fill': onColor(fill),
    soft,
    'on-soft': text,
    text,
    line: readableOn(fill, under, direction, markContrast),
  }
}
