/** A row of a file: its cells as text, null if empty. */
export interface FileRow {
  readonly cells: readonly (string | null)[]
}

/** What a person sees of a cell, on one line; empty if nothing is. */
export const shown = (cell: string | null | undefined): string => (cell ?? '').trim().replaceAll(/\s+/g, ' ')

/** Whether a person sees anything in a cell. */
export const isFilled = (cell: string | null | undefined): boolean => /\S/.test(cell ?? '')

/** The indexes of a row's filled cells. */
export function filledPlaces({ cells }: FileRow): number[] {
  return [...cells.keys()].filter((place) => isFilled(cells[place]))
}

/** A number, amount, share, date or boolean: found in lists, never above them. */
export const isValue = (cell: string | null | undefined): boolean => {
  const text = shown(cell)
  return text.length <= 40 && (amount.test(text) || date.test(text) || truth.test(text))
}

const amount = /^[-+(]?\s?[$€£]?\s?-?(?:\d[\d,]*\.?\d*|\.\d+)\s?(?:%|\)|-)?$/
const date = /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?:[ T].*)?$/
const truth = /^(?:true|false|yes|no|y|n|n\/?a|#n\/a)$/i

/** A year may be in lists and in headings. */
export const isYear = (cell: string | null | undefined): boolean => /^(?:19|20)\d\d$/.test(shown(cell))

const longestHeading = 80

/** Whether a cell can name a column. */
export const isHeading = (cell: string | null | undefined): boolean => {
  const text = shown(cell)
  return text.length <= longestHeading && (/\p{L}|#/u.test(text) || isYear(text)) && (isYear(text) || !isValue(text))
}
