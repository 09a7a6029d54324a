import { isFilled, isValue, shown, type FileRow } from './detect-cells.ts'
import { totalsKind } from './detect-totals.ts'

/** Why a row of a file seems to be no row of its list. */
export type ExtraKind = 'TOTAL' | 'SUBTOTAL' | 'SECTION' | 'NOTE'

/** A row that is no row of the list, with its words. */
export interface ExtraRow {
  readonly kind: ExtraKind
  readonly text: string
}

/** A list of fewer columns may well have rows of one cell. */
const leastColumns = 3

const longestSection = 60
const note = /^(?:\*|\(?(?:notes?|prepared|source|printed|updated|as of|values? (?:per|as)|see|page)\b)/i

/**
 * Distinguishes totals, section headings (`OHIO`, `TRUCKS`) and notes from the rows of a list with this many columns. A
 * heading or a note is the only text in its row.
 */
export function extraIn(row: FileRow, columns: number): ExtraRow | null {
  const first = row.cells.findIndex(isFilled)
  if (first < 0) return null
  const total = totalsKind(row)
  const text = shown(row.cells[first])
  if (total !== null) return { kind: total, text }
  if (columns < leastColumns || isValue(row.cells[first])) return null
  const others = row.cells.slice(first + 1).filter(isFilled)
  if (others.length > 1) return null
  if (note.test(text)) return { kind: 'NOTE', text: [text, ...others.map(shown)].join(' ') }
  if (others.length === 1) return null
  return { kind: text.length > longestSection ? 'NOTE' : 'SECTION', text }
}
