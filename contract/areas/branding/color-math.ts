/** A color in OKLCH: perceived lightness 0–1, chroma from 0, hue in degrees. */
export interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

type Triple = readonly [number, number, number]

/** WCAG contrast ratio of two hex colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export function toLch(hex: string): Lch {
  const [r, g, b] = linear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    l: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    c: Math.hypot(a, bb),
    h: (Math.atan2(bb, a) * 180) / Math.PI,
  }
}

/** The nearest displayable color: reduces chroma, keeps lightness and hue. */
export function toHex({ l, c, h }: Lch): string {
  const lightness = Math.min(1, Math.max(0, l))
  let low = 0
  let high = c
  if (fits(rgbOf({ l: lightness, c, h }))) low = c
  else
    for (let step = 0; step < 12; step++) {
      const middle = (low + high) / 2
      if (fits(rgbOf({ l: lightness, c: middle, h }))) low = middle
      else high = middle
    }
  return `#${rgbOf({ l: lightness, c: low, h })
    .map((part) =>
      Math.round(encode(Math.min(1, Math.max(0, part))) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

function rgbOf({ l: lightness, c, h }: Lch): Triple {
  const angle = (h * Math.PI) / 180
  const [a, b] = [c * Math.cos(angle), c * Math.sin(angle)]
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const fits = (rgb: Triple): boolean => rgb.every((part) => part >= -0.0005 && part <= 1.0005)

const encode = (part: number): number => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055)

const decode = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function linear(hex: string): Triple {
  const part = (from: number): number => decode(Number.parseInt(hex.slice(from, from + 2), 16) / 255)
  return [part(1), part(3), part(5)]
}

function luminance(hex: string): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
