import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { evaluate } from './evaluate.ts'
import type { FormulaInputs } from './evaluate.ts'
import { namesIn } from './expression.ts'
import { formulaMessages } from './formula.messages.ts'
import { parseFormula } from './parse-formula.ts'

const values = new Map([
  ['a', '10'],
  ['b', '0.1'],
  ['c', '0.2'],
  ['zero', '0'],
  ['rate', '2.5'],
  ['wrong', 'much'],
])

const inputs: FormulaInputs = {
  value: (name) => values.get(name),
  list: (name, part) => (name === 'cars' && part === 'value' ? ['100', undefined, '250.50'] : []),
  count: (name) => (name === 'cars' ? 3 : 0),
}

function result(formula: string): string | undefined {
  const { expression, error } = parseFormula(formula)
  return error === null ? evaluate(expression, inputs) : `${error.at}: ${error.message}`
}

describe('a formula', () => {
  test.each([
    ['1 + 2 * 3', '7'],
    ['(1 + 2) * 3', '9'],
    ['10 - 4 - 3', '3'],
    ['24 / 4 / 3', '2'],
    ['-a + 3', '-7'],
    ['- -a', '10'],
    ['2 * -a', '-20'],
    ['b + c', '0.3'],
    ['.5 * a', '5'],
    ['a / 3', '3.33'],
    ['-a / 3', '-3.33'],
    ['round(a / 3, 4)', '3.3333'],
    ['round(rate, 0)', '3'],
    ['round(-rate, 0)', '-3'],
    ['a * 1.0005', '10.01'],
    ['sum(cars.value)', '350.5'],
    ['sum(cars.value, a, nothing) / count(cars)', '120.17'],
    ['min(cars.value)', '100'],
    ['max(cars.value, a)', '250.5'],
    ['count(boats)', '0'],
    ['if(a > 5, 1, 2)', '1'],
    ['if(a <= 5, 1, 2)', '2'],
    ['if(a <> 10, 1, a == 10)', '1'],
    ['if(a = 10, b, nothing)', '0.1'],
    ['1 < 2 = 1', '1'],
  ])('%s comes to %s', (formula, expected) => {
    expect(result(formula)).toBe(expected)
  })

  test.each([
    ['a + nothing'],
    ['a / zero'],
    ['a / (b + c - 0.3)'],
    ['wrong * 2'],
    ['sum(boats.value)'],
    ['sum(nothing)'],
    ['if(nothing, 1, 2)'],
    ['999999999999 * 999999999999'],
  ])('%s is blank', (formula) => {
    expect(result(formula)).toBeUndefined()
  })

  test.each([
    ['', `1: ${formulaMessages.empty}`],
    ['a +', `4: ${formulaMessages.valueMissing}`],
    ['(a + 2', `7: ${formulaMessages.closingMissing}`],
    ['a b', `3: ${formulaMessages.leftOver('b')}`],
    ['a; b', `2: ${formulaMessages.unknownSign(';')}`],
    ['a + 💥', `5: ${formulaMessages.unknownSign('💥')}`],
    ['eval(a)', `1: ${formulaMessages.unknownFunction('eval')}`],
    ['constructor(a)', `1: ${formulaMessages.unknownFunction('constructor')}`],
    ['cars.value + 1', `1: ${formulaMessages.listOutside}`],
    ['sum(cars.value + 1)', `5: ${formulaMessages.listOutside}`],
    ['count(1)', `1: ${formulaMessages.countTakes}`],
    ['round(a)', `1: ${formulaMessages.roundTakes}`],
    ['round(a, 11)', `1: ${formulaMessages.roundTakes}`],
    ['round(a, 1.5)', `1: ${formulaMessages.roundTakes}`],
    ['if(a, 1)', `1: ${formulaMessages.ifTakes}`],
    ['max()', `1: ${formulaMessages.inputMissing('max')}`],
    ['1234567890123456', `1: ${formulaMessages.tooLarge}`],
  ])('%s is refused with its place', (formula, error) => {
    expect(result(formula)).toBe(error)
  })

  test('names what it reads', () => {
    const { expression } = parseFormula('sum(cars.value) + count(cars) + a')
    expect(expression && namesIn(expression)).toEqual([
      { name: 'cars', part: 'value', counted: false, at: 5 },
      { name: 'cars', part: null, counted: true, at: 25 },
      { name: 'a', part: null, counted: false, at: 33 },
    ])
  })
})

/** A formula of whole numbers, with what it comes to. */
interface Sum {
  readonly text: string
  readonly value: bigint
}

const { sum: anySum } = fc.letrec<{ sum: Sum }>((tie) => ({
  sum: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.nat({ max: 99 }).map((number): Sum => ({ text: String(number), value: BigInt(number) })),
    fc.tuple(tie('sum'), fc.constantFrom('+', '-', '*', '<'), tie('sum')).map(([left, operator, right]): Sum => {
      const text = `(${left.text} ${operator} ${right.text})`
      if (operator === '+') return { text, value: left.value + right.value }
      if (operator === '-') return { text, value: left.value - right.value }
      return { text, value: operator === '*' ? left.value * right.value : BigInt(left.value < right.value) }
    }),
  ),
}))

describe('any formula', () => {
  test('of whole numbers is exact', () => {
    fc.assert(
      fc.property(anySum, ({ text, value }) => {
        // A longer one may have parts beyond what is reckoned with.
        fc.pre(text.length < 60)
        const { expression } = parseFormula(text)
        expect(expression && evaluate(expression, inputs)).toBe(String(value))
      }),
      { numRuns: 500 },
    )
  })

  test('of money never loses a cent', () => {
    const cents = fc.bigInt({ min: 0n, max: 99_999_999_999n })
    fc.assert(
      fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), (amounts) => {
        const texts = amounts.map((amount) => `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`)
        const total = amounts.reduce((sum, amount) => sum + amount, 0n)
        const [left, right] = [result(`${texts.join(' + ')} - 0.01`), result(`${total - 1n} / 100`)]
        expect(left).toBe(right)
      }),
    )
  })

  test('is read or refused at a place within it', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 80 }),
      fc
        .array(fc.constantFrom('a', 'sum', 'if', '(', ')', ',', '.', '+', '-', '*', '/', '<', '=', '1', '.5', ' '), {
          maxLength: 30,
        })
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(anyText, (text) => {
        const { expression, error } = parseFormula(text)
        const at = error?.at ?? 1
        expect(at > 0 && at <= text.length + 1).toBe(true)
        const came = expression === null ? undefined : evaluate(expression, inputs)
        expect(came ?? '0').toMatch(/^-?\d+(\.\d*[1-9])?$/)
      }),
      { numRuns: 3000 },
    )
  })
})

test('absurd formulas are refused', () => {
  const errorOf = (formula: string) => parseFormula(formula).error?.message
  expect(errorOf('('.repeat(10_000))).toBe(formulaMessages.tooLong(1000))
  expect(errorOf('('.repeat(1000))).toBe(formulaMessages.tooDeep(50))
  expect(errorOf(`${'('.repeat(400)}1${')'.repeat(400)}`)).toBe(formulaMessages.tooDeep(50))
  expect(errorOf('max('.repeat(100))).toBe(formulaMessages.tooDeep(50))
  expect(result(`${'-'.repeat(999)}1`)).toBe('-1')
  expect(result(`1${'+1'.repeat(499)}`)).toBe('500')
  expect(result(`9${'*9'.repeat(499)}`)).toBeUndefined()
})
