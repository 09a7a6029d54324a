import { formulaMessages } from './formula.messages.ts'
import type { FormulaError } from './expression.ts'

/** A token of a formula; the last one is its end. */
export interface Token {
  readonly is: 'number' | 'name' | 'sign' | 'end'
  readonly text: string
  /** The character that it starts with, counted from one. */
  readonly at: number
}

const word = /\s*(?:(\d+(?:\.\d+)?|\.\d+)|([A-Za-z][A-Za-z0-9]*)|(<>|<=|>=|!=|==|[-+*/(),.=<>]))/y

const spellings: ReadonlyMap<string, string> = new Map([
  ['!=', '<>'],
  ['==', '='],
])

/** Splits a formula into words. */
export function tokensOf(formula: string): Token[] | FormulaError {
  const tokens: Token[] = []
  const end = formula.trimEnd().length
  let from = 0
  while (from < end) {
    word.lastIndex = from
    const [whole = '', number, name, sign] = word.exec(formula) ?? []
    if (whole === '') return unknownSign(formula, from)
    const text = number ?? name ?? sign ?? ''
    const at = from + whole.length - text.length + 1
    tokens.push({ is: kindOf(number, name), text: spellings.get(text) ?? text, at })
    from += whole.length
  }
  return [...tokens, { is: 'end', text: '', at: end + 1 }]
}

function kindOf(number: string | undefined, name: string | undefined): Token['is'] {
  if (number !== undefined) return 'number'
  return name === undefined ? 'sign' : 'name'
}

function unknownSign(formula: string, from: number): FormulaError {
  const at = from + (formula.slice(from).length - formula.slice(from).trimStart().length)
  return { at: at + 1, message: formulaMessages.unknownSign(String.fromCodePoint(formula.codePointAt(at) ?? 63)) }
}
