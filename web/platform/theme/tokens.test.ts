import { defaultBranding } from '@portico/contract/areas/branding/default-branding.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, toHex, toLch } from '@portico/contract/areas/branding/color-math.ts'
import { onColor, readableOn, shades } from '@portico/contract/areas/branding/readable-colors.ts'
import { readingsOf } from './readings.ts'
import { tokenPairs, tokensOf } from './tokens.ts'

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const grey = fc.integer({ min: 0, max: 255 }).map((value) => `#${value.toString(16).padStart(2, '0').repeat(3)}`)
const corner = fc.constantFrom('#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#00ffff', '#ff00ff')
const color = fc.oneof({ arbitrary: anyColor, weight: 6 }, grey, corner)
const brand = fc.record({
  primary: color,
  secondary: color,
  warning: color,
  accent: color,
  otherAccent: color,
  success: color,
})

describe('colors', () => {
  test('a color survives the way to OKLCH and back', () => {
    fc.assert(
      fc.property(color, (hex) => {
        expect(toHex(toLch(hex))).toBe(hex)
      }),
    )
  })

  test('contrast is that of WCAG', () => {
    expect(contrast('#ffffff', '#000000')).toBe(21)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })

  test('whatever lies behind, its text reads', () => {
    fc.assert(
      fc.property(color, (fill) => {
        expect(contrast(onColor(fill), fill)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('a color that reads already is left as it is', () => {
    expect(readableOn('#0b4f52', ['#ffffff'], 'darker')).toBe('#0b4f52')
  })

  test('ten shades go from light to dark', () => {
    const lightness = shades('#f2c14e').map((hex) => toLch(hex).l)
    expect(lightness).toHaveLength(10)
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a))
  })
})

describe('the theme of any six colors', () => {
  test.each(['light', 'dark'] as const)('reads everywhere in the %s scheme', (scheme) => {
    fc.assert(
      fc.property(brand, (colors) => {
        const tokens = tokensOf(colors, scheme)
        for (const [mark, ground, least] of tokenPairs)
          expect(contrast(tokens[mark], tokens[ground]), `${mark} on ${ground}`).toBeGreaterThanOrEqual(least)
      }),
      { numRuns: 1500 },
    )
  })

  test.each(['light', 'dark'] as const)('is told as it reads in the %s scheme', (scheme) => {
    fc.assert(
      fc.property(brand, (colors) => {
        for (const { onFill, fill, onFillRatio, text, textRatio } of Object.values(readingsOf(colors, scheme))) {
          expect(Math.min(onFillRatio, textRatio)).toBeGreaterThanOrEqual(4.5)
          expect(onFillRatio).toBe(contrast(onFill, fill))
          expect(textRatio).toBeLessThanOrEqual(contrast(text, tokensOf(colors, scheme).surface))
        }
      }),
      { numRuns: 300 },
    )
  })

  test('wears a color as it was chosen exactly where it reads', () => {
    fc.assert(
      fc.property(brand, (colors) => {
        const readings = readingsOf(colors, 'light')
        for (const [name, { givenRatio, text }] of Object.entries(readings))
          expect(text === colors[name as keyof typeof colors]).toBe(givenRatio >= 4.5)
      }),
      { numRuns: 300 },
    )
  })

  test('says where text wears another tone than the one chosen', () => {
    const gold = { ...defaultBranding.colors, primary: '#f2c14e' }
    const { primary, secondary } = readingsOf(gold, 'light')
    expect(primary.givenRatio).toBeLessThan(2)
    expect(primary.text).not.toBe('#f2c14e')
    expect(secondary.text).toBe(gold.secondary)
  })

  test('by default is dark teal and gold', () => {
    const tokens = tokensOf(defaultBranding.colors, 'light')
    expect([tokens['brand-fill'], tokens['warning-fill']]).toEqual(['#0b4f52', '#c8962a'])
  })

  test('keeps a brand color as it was given', () => {
    const tokens = tokensOf({ ...defaultBranding.colors, primary: '#f2c14e' }, 'light')
    expect(tokens['brand-fill']).toBe('#f2c14e')
    expect(tokens.panel).toBe('#f2c14e')
  })
})
