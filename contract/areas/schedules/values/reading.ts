/** A parsed cell: its normalized value, or the typed text with an error. */
export interface Reading {
  readonly value: string | null
  readonly error: string | null
}

/** A value that was understood. */
export const understood = (value: string): Reading => ({ value, error: null })

/** The typed text is stored, so that it can be fixed. */
export const invalid = (typed: string, error: string): Reading => ({ value: typed, error })

/** Reads what was typed into one kind of cell; it comes trimmed and is never empty. */
export type Reader = (typed: string) => Reading

const invisible = /[\u200b\u200e\u200f\u2060\ufeff]/g
const strange = /[\u200b\u200e\u200f\u2060\ufeff\u00a0\r]/

/** Typed text without what cannot be seen: outer blanks, marks of direction, breaks as other systems write them. */
export function tidy(typed: string): string {
  if (!strange.test(typed)) return typed.trim()
  return typed.replaceAll(invisible, '').replaceAll('\u00a0', ' ').replaceAll(/\r\n?/g, '\n').trim()
}

/** Text on one line. */
export function onOneLine(text: string): string {
  if (!text.includes('\n')) return text
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
}
