/** What a spreadsheet would take for a formula when it opens the file. */
const looksLikeFormula = /^[\s\0]*[=+\-@\t\r＝＋－＠]/

/** Rows as CSV that is safe for spreadsheets: text that looks like a formula stays text. */
export function csvOf(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')
}

/** The byte order mark makes spreadsheet programs read accents correctly. */
const mark = '\uFEFF'

/** A table as a file for spreadsheet programs. */
export const csvFileOf = (
  headings: readonly string[],
  rows: readonly (readonly (string | number | null)[])[],
): string => mark + csvOf([headings, ...rows])

function cellOf(value: string | number | null): string {
  if (value === null) return ''
  if (typeof value === 'number') return String(value)
  const text = looksLikeFormula.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
