import { formulaLimits } from './expression.ts'
import type { Expression, FormulaError, FunctionName, Operator } from './expression.ts'
import { fixedOf } from './fixed.ts'
import { formulaMessages } from './formula.messages.ts'
import { tokensOf } from './tokens.ts'
import type { Token } from './tokens.ts'

/** A formula that was read, or why it was not. */
export type ParsedFormula =
  | { readonly expression: Expression; readonly error: null }
  | { readonly expression: null; readonly error: FormulaError }

/**
 * Reads a formula: numbers, `+ - * /`, comparisons, parentheses, names of questions, `sum(section.question)`,
 * `count(section)`, `min`, `max`, `round(value, decimals)` and `if(comparison, value, value)`. It is never run as a program.
 */
export function parseFormula(formula: string): ParsedFormula {
  if (formula.length > formulaLimits.characters) {
    return refused({ at: formulaLimits.characters + 1, message: formulaMessages.tooLong(formulaLimits.characters) })
  }
  if (formula.trim() === '') return refused({ at: 1, message: formulaMessages.empty })
  const tokens = tokensOf(formula)
  if (!Array.isArray(tokens)) return refused(tokens)
  const reader = new FormulaReader(tokens)
  const expression = reader.whole()
  return reader.error === null ? { expression, error: null } : refused(reader.error)
}

const refused = (error: FormulaError): ParsedFormula => ({ expression: null, error })

const levels: readonly ReadonlySet<string>[] = [
  new Set(['=', '<>', '<', '<=', '>', '>=']),
  new Set(['+', '-']),
  new Set(['*', '/']),
]

const nothing: Expression = { is: 'number', value: 0n }

const functions: Readonly<Record<FunctionName, (inputs: readonly Expression[]) => string | null>> = {
  sum: atLeastOne('sum'),
  min: atLeastOne('min'),
  max: atLeastOne('max'),
  count: ([input, ...more]) => (input?.is === 'name' && more.length === 0 ? null : formulaMessages.countTakes),
  round: ([, digits, ...more]) =>
    digits !== undefined && more.length === 0 && isDigits(digits) ? null : formulaMessages.roundTakes,
  if: (inputs) => (inputs.length === 3 ? null : formulaMessages.ifTakes),
}

function atLeastOne(name: FunctionName): (inputs: readonly Expression[]) => string | null {
  return (inputs) => (inputs.length > 0 ? null : formulaMessages.inputMissing(name))
}

const digitCounts = new Set(Array.from({ length: 11 }, (_, digits) => fixedOf(String(digits))))
const isDigits = (input: Expression): boolean => input.is === 'number' && digitCounts.has(input.value)

const takesLists: ReadonlySet<string> = new Set<FunctionName>(['sum', 'min', 'max'])

const isFunction = (name: string): name is FunctionName => Object.hasOwn(functions, name)

/** Reads from left to right and stops at the first error. */
class FormulaReader {
  error: FormulaError | null = null
  readonly #tokens: readonly Token[]
  #next = 0
  #depth = 0

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens
  }

  whole(): Expression {
    const expression = this.#level(0)
    const { is, at, text } = this.#token()
    return is === 'end' ? expression : this.#refuse(at, formulaMessages.leftOver(text))
  }

  #token(ahead = 0): Token {
    const last = this.#tokens.length - 1
    return this.#tokens[this.error === null ? Math.min(this.#next + ahead, last) : last] ?? end
  }

  #take(sign: string): boolean {
    const { is, text } = this.#token()
    if (is !== 'sign' || text !== sign) return false
    this.#next += 1
    return true
  }

  #refuse(at: number, message: string): Expression {
    this.error ??= { at, message }
    return nothing
  }

  /** Values joined by operators that bind as tightly as this level, or tighter. */
  #level(level: number): Expression {
    const operators = levels[level]
    if (operators === undefined) return this.#signed()
    let left = this.#level(level + 1)
    for (let token = this.#token(); token.is === 'sign' && operators.has(token.text); token = this.#token()) {
      this.#next += 1
      left = { is: 'two', operator: token.text as Operator, left, right: this.#level(level + 1) }
    }
    return left
  }

  #signed(): Expression {
    let negative = false
    while (this.#take('-')) negative = !negative
    const of = this.#value()
    return negative ? { is: 'negative', of } : of
  }

  #value(): Expression {
    const { is, text, at } = this.#token()
    if (is === 'number') return this.#number(text, at)
    if (is === 'name') return this.#named(text, at)
    if (!this.#take('(')) return this.#refuse(at, formulaMessages.valueMissing)
    const inner = this.#deeper(at, () => this.#level(0))
    this.#close()
    return inner
  }

  #number(text: string, at: number): Expression {
    this.#next += 1
    const value = fixedOf(text.startsWith('.') ? `0${text}` : text)
    return value === undefined ? this.#refuse(at, formulaMessages.tooLarge) : { is: 'number', value }
  }

  #named(name: string, at: number): Expression {
    this.#next += 1
    if (this.#take('(')) return this.#call(name, at)
    const { is, text } = this.#token()
    return is === 'sign' && text === '.' ? this.#refuse(at, formulaMessages.listOutside) : { is: 'name', name, at }
  }

  #call(name: string, at: number): Expression {
    if (!isFunction(name)) return this.#refuse(at, formulaMessages.unknownFunction(name))
    const inputs = this.#deeper(at, () => this.#inputs(takesLists.has(name)))
    this.#close()
    const wrong = this.error === null ? functions[name](inputs) : null
    return wrong === null ? { is: 'call', name, inputs } : this.#refuse(at, wrong)
  }

  #inputs(lists: boolean): Expression[] {
    const { is, text } = this.#token()
    if (is === 'sign' && text === ')') return []
    const inputs = [this.#input(lists)]
    while (this.#take(',')) inputs.push(this.#input(lists))
    return inputs
  }

  #input(lists: boolean): Expression {
    const list = lists ? this.#list() : undefined
    return list ?? this.#level(0)
  }

  /** `section.question` without a function around it. */
  #list(): Expression | undefined {
    const [name = end, dot = end, part = end, after = end] = [0, 1, 2, 3].map((ahead) => this.#token(ahead))
    const isNames = name.is === 'name' && dot.text === '.' && part.is === 'name'
    if (!isNames || !/^[,)]$/.test(after.text)) return undefined
    this.#next += 3
    return { is: 'list', name: name.text, part: part.text, at: name.at }
  }

  #deeper<Read>(at: number, read: () => Read): Read {
    this.#depth += 1
    if (this.#depth > formulaLimits.depth) this.#refuse(at, formulaMessages.tooDeep(formulaLimits.depth))
    const inner = read()
    this.#depth -= 1
    return inner
  }

  #close(): void {
    const { at } = this.#token()
    if (!this.#take(')')) this.#refuse(at, formulaMessages.closingMissing)
  }
}

const end: Token = { is: 'end', text: '', at: 1 }
