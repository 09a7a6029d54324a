import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf, formsOf, partsOf } from './class-codes.ts'

const digits = (least: number, most: number) => fc.stringMatching(new RegExp(`^\\d{${least},${most}}$`))
const letter = fc.stringMatching(/^[A-Za-z]?$/)

describe('codes', () => {
  test('of liability have five or six digits, and are kept as they are', () => {
    fc.assert(
      fc.property(digits(1, 8), (code) => {
        expect(codeOf('GL', code)).toBe(code.length === 5 || code.length === 6 ? code : undefined)
      }),
    )
    expect(codeOf('GL', '9152A')).toBeUndefined()
  })

  test('of workers’ compensation get their zeros and a capital letter; reading them again changes nothing', () => {
    fc.assert(
      fc.property(digits(1, 4), letter, (number, suffix) => {
        const code = codeOf('WC', number + suffix)!
        expect(code).toBe(number.padStart(4, '0') + suffix.toUpperCase())
        expect(codeOf('WC', code)).toBe(code)
      }),
    )
    expect([codeOf('WC', '54031'), codeOf('WC', '5403UU'), codeOf('WC', '')]).toEqual([undefined, undefined, undefined])
  })

  test('of policy types are short and hold no strange signs', () => {
    expect([codeOf('POLICY_TYPE', 'D_AND_O'), codeOf('POLICY_TYPE', 'a;b'), codeOf('POLICY_TYPE', '')]).toEqual([
      'D_AND_O',
      undefined,
      undefined,
    ])
  })
})

describe('a suffix', () => {
  test('is told apart from the class, with what it says', () => {
    expect(partsOf('WC', '7309F')).toEqual({
      base: '7309',
      suffix: 'F',
      suffixMeaning: 'covered under federal law, such as the longshore act',
    })
    expect(partsOf('WC', '5403')).toEqual({ base: '5403', suffix: null, suffixMeaning: null })
    expect(partsOf('GL', '441105')).toMatchObject({ base: '44110', suffix: '5' })
    expect(partsOf('GL', '44110').suffix).toBeNull()
    expect(partsOf('POLICY_TYPE', '123456').suffix).toBeNull()
  })

  test('and its class make up the code again, and the code itself is looked up first', () => {
    const codes = fc.oneof(
      fc.record({ kind: fc.constant('GL' as const), code: digits(5, 6) }),
      fc.record({ kind: fc.constant('WC' as const), code: fc.stringMatching(/^\d{4}[A-Z]?$/) }),
    )
    fc.assert(
      fc.property(codes, ({ kind, code }) => {
        const { base, suffix } = partsOf(kind, code)
        expect(base + (suffix ?? '')).toBe(code)
        expect(formsOf(kind, code)).toEqual(suffix === null ? [code] : [code, base])
      }),
    )
  })
})
