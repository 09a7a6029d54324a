import type { Rated } from './mod.rules.ts'

/** What would be otherwise on a worksheet, by the place of a line. */
export interface WhatIf {
  /** A claim's assumed amount, or the amount it closes for. */
  readonly claims: Readonly<Record<number, { readonly incurred: number }>>
  /** A class with another payroll, or its people in another class. */
  readonly classes: Readonly<Record<number, { readonly payroll?: number; readonly code?: string }>>
}

/** The worksheet under assumptions. A class with another code gets that code's rates from the state's values. */
export function supposed<Sheet extends Rated>(sheet: Sheet, whatIf: WhatIf): Sheet {
  return {
    ...sheet,
    claims: sheet.claims.map((line, at) => ({ ...line, ...whatIf.claims[at] })),
    classes: sheet.classes.map((line, at) => {
      const other = whatIf.classes[at] ?? {}
      const isMoved = other.code !== undefined && other.code !== line.code
      return { ...line, ...other, ...(isMoved && { elr: null, dRatio: null }) }
    }),
  }
}
