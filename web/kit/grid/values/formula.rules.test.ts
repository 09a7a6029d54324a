import fc from 'fast-check'
import { expect, test } from 'vitest'
import { evaluated } from './formula.rules.ts'

test.each([
  ['=40000+5000', '45000'],
  ['= (3 + 2) * $1,200.50', '6002.5'],
  ['=10/4-1', '1.5'],
  ['=-2*-3', '6'],
  ['=50000*10%', '5000'],
  ['=0.1+0.2', '0.3'],
  ['=.5', '0.5'],
])('%s is %s', (text, value) => {
  expect(evaluated(text)).toBe(value)
})

test.each(['40000+5000', '=', '=A1+2', '=1/0', '=(1+2', '=1+', '=1 2', '=SUM(1)', '=1..2', '=9'.padEnd(40, '9')])(
  '%s has no value',
  (text) => {
    expect(evaluated(text)).toBeUndefined()
  },
)

interface Sum {
  readonly text: string
  readonly value: number
}

/** Sums of every form, with what they come to. */
const sums = fc.letrec<{ sum: Sum; whole: Sum; joined: Sum }>((tie) => ({
  sum: fc.oneof({ depthSize: 'small', withCrossShrink: true }, tie('whole'), tie('joined')),
  whole: fc.integer({ min: 0, max: 999 }).map((value) => ({ text: String(value), value })),
  joined: fc.tuple(tie('sum'), fc.constantFrom('+', '-', '*'), tie('sum')).map(([a, sign, b]) => ({
    text: `(${a.text} ${sign} ${b.text})`,
    value: sign === '+' ? a.value + b.value : sign === '-' ? a.value - b.value : a.value * b.value,
  })),
})).sum

test('a sum comes to what arithmetic says, and any text is read without harm', () => {
  fc.assert(
    fc.property(sums, ({ text, value }) => {
      fc.pre(Math.abs(value) < 1e6)
      expect(Number(evaluated(`=${text}`))).toBe(value === 0 ? 0 : value)
    }),
  )
  fc.assert(fc.property(fc.string(), (text) => evaluated(`=${text}`) === undefined || /\d/.test(text)))
})

test('products come before sums, from left to right', () => {
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99), fc.nat(99), (a, b, c) => {
      expect(Number(evaluated(`=${a}+${b}*${c}`))).toBe(a + b * c)
      expect(Number(evaluated(`=${a}-${b}-${c}`))).toBe(a - b - c)
    }),
  )
})
