/** A formula, taken apart. `at` is the character that a name starts with, counted from one. */
export type Expression =
  | { readonly is: 'number'; readonly value: bigint }
  | { readonly is: 'name'; readonly name: string; readonly at: number }
  | { readonly is: 'list'; readonly name: string; readonly part: string; readonly at: number }
  | { readonly is: 'negative'; readonly of: Expression }
  | { readonly is: 'two'; readonly operator: Operator; readonly left: Expression; readonly right: Expression }
  | { readonly is: 'call'; readonly name: FunctionName; readonly inputs: readonly Expression[] }

export type Operator = '+' | '-' | '*' | '/' | '=' | '<>' | '<' | '<=' | '>' | '>='

export type FunctionName = 'sum' | 'count' | 'min' | 'max' | 'round' | 'if'

/** Why a formula cannot be read; `at` counts characters from one. */
export interface FormulaError {
  readonly at: number
  readonly message: string
}

/** The longest formula, and how deep its parentheses go. */
export const formulaLimits = { characters: 1000, depth: 50 } as const

/** A name in a formula: `part` if it selects one question of a section or one column of a table. */
export interface FormulaName {
  readonly name: string
  readonly part: string | null
  readonly counted: boolean
  readonly at: number
}

/** Every name that a formula reads, in its order. */
export function namesIn(expression: Expression): FormulaName[] {
  switch (expression.is) {
    case 'number':
      return []
    case 'name':
      return [{ name: expression.name, part: null, counted: false, at: expression.at }]
    case 'list':
      return [{ name: expression.name, part: expression.part, counted: false, at: expression.at }]
    case 'negative':
      return namesIn(expression.of)
    case 'two':
      return [...namesIn(expression.left), ...namesIn(expression.right)]
    case 'call': {
      const names = expression.inputs.flatMap(namesIn)
      return expression.name === 'count' ? names.map((name) => ({ ...name, counted: true })) : names
    }
  }
}
