/** The heading of the hidden column that identifies rows of an exported file. */
export const rowMarkHeading = 'Portico row'

/** Represents the row key where a file's columns are matched with a schedule's. */
export const rowMarkColumn = 'rowMark'

type Cells = Readonly<Record<string, string | null>>

/** The row of the portal that a file's row came from, and its state when the file was written. */
export interface RowMark {
  readonly rowId: string
  /** Null if the file does not say. */
  readonly version: number | null
  /** A short digest of each cell that was not empty; null if the file does not say. */
  readonly digests: ReadonlyMap<string, string> | null
}

/** The mark of a row as an export writes it: its id, its version, and what its cells held, in short. */
export function writeRowMark(row: { readonly rowId: string; readonly version: number; readonly cells: Cells }): string {
  const digests = Object.entries(row.cells).flatMap(([column, value]) =>
    value === null || value === '' ? [] : [`${column}=${digestOf(value)}`],
  )
  return [row.rowId, row.version, ...digests].join(' ')
}

const rowId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Reads a mark; an id alone is one too. Undefined for any other text. */
export function readRowMark(text: string | null): RowMark | undefined {
  const [id = '', version = '', ...digests] = (text ?? '').trim().toLowerCase() === '' ? [] : text!.trim().split(/\s+/)
  if (!rowId.test(id.toLowerCase())) return undefined
  if (!/^\d{1,9}$/.test(version)) return { rowId: id.toLowerCase(), version: null, digests: null }
  const pairs = digests.map((pair) => pair.split('=') as [string, string])
  return { rowId: id.toLowerCase(), version: Number(version), digests: new Map(pairs) }
}

/** Whether a cell held this value when the mark was written; undefined if the mark does not say. */
export function heldThen({ digests }: RowMark, column: string, value: string | null): boolean | undefined {
  return digests === null ? undefined : digests.get(column) === (value === null ? undefined : digestOf(value))
}

/** Five characters of a value's hash: a change goes unnoticed once in sixty million. */
function digestOf(value: string): string {
  let hash = 0x811c9dc5
  for (let place = 0; place < value.length; place += 1) {
    hash = Math.imul(hash ^ value.charCodeAt(place), 0x01000193)
  }
  // The last bits of this hash are its weakest: its upper half is folded in.
  return ((hash ^ (hash >>> 15)) >>> 0).toString(36).padStart(7, '0').slice(-5)
}
