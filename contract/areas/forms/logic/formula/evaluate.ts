import type { Expression, FunctionName, Operator } from './expression.ts'
import { divided, fixedOf, fixedWhole, isZero, rounded, textOf, times, within } from './fixed.ts'

/** What a formula reads of a form; undefined if nothing is answered. */
export interface FormulaInputs {
  readonly value: (name: string) => string | undefined
  readonly list: (name: string, part: string) => readonly (string | undefined)[]
  readonly count: (name: string) => number
}

type Amount = bigint | undefined

/**
 * A formula's value as canonical text: rounded to the cent, half away from zero, unless the formula is itself a
 * `round`. Undefined (blank) if an input is blank, for a division by zero, and beyond 10¹⁵. `sum`, `min` and `max` skip
 * blanks.
 */
export function evaluate(expression: Expression, inputs: FormulaInputs): string | undefined {
  const result = amount(expression, inputs)
  if (result === undefined) return undefined
  const isRounded = expression.is === 'call' && expression.name === 'round'
  return textOf(isRounded ? result : rounded(result, 2))
}

function amount(expression: Expression, inputs: FormulaInputs): Amount {
  switch (expression.is) {
    case 'number':
      return expression.value
    case 'name':
      return read(inputs.value(expression.name))
    case 'list':
      return undefined
    case 'negative':
      return both(0n, amount(expression.of, inputs), (zero, value) => zero - value)
    case 'two':
      return both(amount(expression.left, inputs), amount(expression.right, inputs), operations[expression.operator])
    case 'call':
      return calls[expression.name](expression.inputs, inputs)
  }
}

const read = (text: string | undefined): Amount => (text === undefined ? undefined : fixedOf(text))

function both(left: Amount, right: Amount, operation: (left: bigint, right: bigint) => Amount): Amount {
  return left === undefined || right === undefined ? undefined : operation(left, right)
}

const truth = (holds: boolean): bigint => fixedWhole(holds ? 1 : 0)

const operations: Readonly<Record<Operator, (left: bigint, right: bigint) => Amount>> = {
  '+': (left, right) => within(left + right),
  '-': (left, right) => within(left - right),
  '*': times,
  '/': divided,
  '=': (left, right) => truth(left === right),
  '<>': (left, right) => truth(left !== right),
  '<': (left, right) => truth(left < right),
  '<=': (left, right) => truth(left <= right),
  '>': (left, right) => truth(left > right),
  '>=': (left, right) => truth(left >= right),
}

type Call = (of: readonly Expression[], inputs: FormulaInputs) => Amount

const together =
  (join: (left: bigint, right: bigint) => Amount): Call =>
  (of, inputs) => {
    const [first, ...more] = of.flatMap((input) => given(input, inputs))
    return more.reduce<Amount>((left, right) => both(left, right, join), first)
  }

function given(input: Expression, inputs: FormulaInputs): bigint[] {
  const amounts = input.is === 'list' ? inputs.list(input.name, input.part).map(read) : [amount(input, inputs)]
  return amounts.filter((value) => value !== undefined)
}

const calls: Readonly<Record<FunctionName, Call>> = {
  sum: together(operations['+']),
  min: together((left, right) => (left < right ? left : right)),
  max: together((left, right) => (left > right ? left : right)),
  count: ([of], inputs) => (of?.is === 'name' ? fixedWhole(inputs.count(of.name)) : undefined),
  round: ([of, digits], inputs) => {
    const value = of && amount(of, inputs)
    const decimals = digits?.is === 'number' ? Number(textOf(digits.value)) : 0
    return value === undefined ? undefined : rounded(value, decimals)
  },
  if: ([test, whenTrue, whenNot], inputs) => {
    const holds = test && amount(test, inputs)
    if (holds === undefined) return undefined
    const chosen = isZero(holds) ? whenNot : whenTrue
    return chosen && amount(chosen, inputs)
  },
}
