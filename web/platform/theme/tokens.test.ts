import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contrast, toHex, toLch } from './colour.ts'
import { onColour, readableOn, shades } from './readable.ts'
import { tokenPairs, tokensOf } from './tokens.ts'

const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const brand = fc.record({
  primary: colour,
  secondary: colour,
  warning: colour,
  accent: colour,
  otherAccent: colour,
  success: colour,
})

describe('colours', () => {
  test('a colour survives the way to OKLCH and back', () => {
    fc.assert(
      fc.property(colour, (hex) => {
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
      fc.property(colour, (fill) => {
        expect(contrast(onColour(fill), fill)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })

  test('a colour that reads already is left as it is', () => {
    expect(readableOn('#0b4f52', ['#ffffff'], 'darker')).toBe('#0b4f52')
  })

  test('ten shades go from light to dark', () => {
    const lightness = shades('#f2c14e').map((hex) => toLch(hex).l)
    expect(lightness).toHaveLength(10)
    expect(lightness).toEqual(lightness.toSorted((a, b) => b - a))
  })
})

describe('the theme of any six colours', () => {
  test.each(['light', 'dark'] as const)('reads everywhere in the %s scheme', (scheme) => {
    fc.assert(
      fc.property(brand, (colours) => {
        const tokens = tokensOf(colours, scheme)
        for (const [mark, ground, least] of tokenPairs)
          expect(contrast(tokens[mark], tokens[ground]), `${mark} on ${ground}`).toBeGreaterThanOrEqual(least)
      }),
      { numRuns: 300 },
    )
  })

  test('keeps a brand colour as it was given', () => {
    const tokens = tokensOf(
      {
        primary: '#f2c14e',
        secondary: '#35686a',
        warning: '#c8962a',
        accent: '#1d7f78',
        otherAccent: '#5a6b8c',
        success: '#2e7d4f',
      },
      'light',
    )
    expect(tokens['brand-fill']).toBe('#f2c14e')
    expect(tokens.panel).toBe('#f2c14e')
  })
})
