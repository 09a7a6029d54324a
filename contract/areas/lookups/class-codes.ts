/** The kinds of lookup tables. */
export const lookupKinds = ['GL', 'WC', 'POLICY_TYPE'] as const

export type LookupKind = (typeof lookupKinds)[number]

/** A general liability class code in stored form, five or six digits; undefined for anything else. */
export const glClassCode = (typed: string): string | undefined => (/^\d{5,6}$/.test(typed) ? typed : undefined)

/** A workers' compensation class code in stored form: four digits with leading zeros, and an optional letter. */
export function wcClassCode(typed: string): string | undefined {
  const [, digits, letter = ''] = /^(\d{1,4})\s?([A-Za-z]?)$/.exec(typed) ?? []
  return digits === undefined ? undefined : `${digits.padStart(4, '0')}${letter.toUpperCase()}`
}

/** What letters after a class code of workers' compensation say. */
const letters: Readonly<Record<string, string>> = {
  F: 'covered under federal law, such as the longshore act',
  M: 'covered under maritime law',
  U: 'covered under the longshore act in addition to state law',
}

/** A class code split into the class and its suffix. */
export interface ClassCodeParts {
  readonly base: string
  readonly suffix: string | null
  /** What the suffix says, as text. */
  readonly suffixMeaning: string | null
}

/** Splits a stored code: the letter of a workers' compensation code, the sixth digit of a liability code. */
export function partsOf(kind: LookupKind, code: string): ClassCodeParts {
  const whole = { base: code, suffix: null, suffixMeaning: null }
  if (kind === 'WC' && /^\d{4}[A-Z]$/.test(code)) {
    const letter = code.slice(4)
    return { base: code.slice(0, 4), suffix: letter, suffixMeaning: letters[letter] ?? 'a variant of the class' }
  }
  if (kind === 'GL' && /^\d{6}$/.test(code))
    return { base: code.slice(0, 5), suffix: code.slice(5), suffixMeaning: 'a variant of the class' }
  return whole
}

/** How a table may list a code, best first: exactly, else its class without the suffix. */
export function formsOf(kind: LookupKind, code: string): readonly string[] {
  const { base, suffix } = partsOf(kind, code)
  return suffix === null ? [code] : [code, base]
}

const readers: Readonly<Record<LookupKind, (typed: string) => string | undefined>> = {
  GL: glClassCode,
  WC: wcClassCode,
  POLICY_TYPE: (typed) => (/^[A-Za-z0-9][A-Za-z0-9_&/ .-]{0,39}$/.test(typed) ? typed : undefined),
}

/** A table's code in stored form; undefined if it is not one of its kind. */
export const codeOf = (kind: LookupKind, typed: string): string | undefined => readers[kind](typed)
