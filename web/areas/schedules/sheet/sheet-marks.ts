import type { Finding, Severity } from '@portico/contract/areas/schedules/finding.shapes.ts'
import type { GridMark, MarkOf } from '../../../kit/grid/grid.public.ts'

const kinds: Readonly<Record<Severity, GridMark['kind']>> = {
  ERROR: 'error',
  HARD_ERROR: 'error',
  OUTLIER: 'outlier',
  LIMIT_TO_REVIEW: 'warning',
}

/** An issue of a row; without a column if it is about the whole row. */
export type RowFinding = Finding & { readonly rowId: string }

/** What is said of the cells of a sheet. */
export interface MarksView {
  readonly markOf: MarkOf
  /** The number of issues. */
  readonly count: number
  readonly hasFindings: (rowId: string) => boolean
  /** The issues in the given row order, up to a limit. */
  readonly inOrder: (rows: readonly { readonly id: string }[], most: number) => RowFinding[]
}

/** The gravest come first. */
const gravity: Readonly<Record<Severity, number>> = { HARD_ERROR: 0, ERROR: 1, LIMIT_TO_REVIEW: 2, OUTLIER: 3 }

/**
 * The issues of a sheet's rows, and the cells that someone else has just changed. Mutable, since a sheet may have a
 * hundred thousand rows; a new view object signals changes.
 */
export class SheetMarks {
  readonly #findings = new Map<string, readonly RowFinding[]>()
  readonly #changed = new Map<string, Map<string, string>>()
  readonly #nameColumn: string
  #count = 0

  /** What is found in a whole row is said at the column that names it. */
  constructor(nameColumn: string) {
    this.#nameColumn = nameColumn
  }

  /** Replaces the issues of some rows. */
  replace(rowIds: Iterable<string>, findings: readonly Finding[]): void {
    for (const rowId of rowIds) this.#put(rowId, [])
    for (const finding of findings) {
      const { rowId } = finding
      if (rowId !== null) this.#put(rowId, [...(this.#findings.get(rowId) ?? []), { ...finding, rowId }])
    }
  }

  /** A cell was edited here: its old marks no longer apply. `fault` is its error now. */
  edited(rowId: string, column: string, error: string | null): void {
    this.#changed.get(rowId)?.delete(column)
    const others = (this.#findings.get(rowId) ?? []).filter((finding) => finding.column !== column)
    const own: RowFinding[] = error === null ? [] : [{ rowId, column, severity: 'ERROR', message: error }]
    this.#put(rowId, [...others, ...own])
  }

  changedByOther(rowId: string, column: string, text: string): void {
    const cells = this.#changed.get(rowId) ?? new Map<string, string>()
    this.#changed.set(rowId, cells.set(column, text))
  }

  drop(rowId: string): void {
    this.#put(rowId, [])
    this.#changed.delete(rowId)
  }

  /** A new read-only view object. */
  view(): MarksView {
    return {
      markOf: (rowId, column) => this.#markOf(rowId, column),
      count: this.#count,
      hasFindings: (rowId) => (this.#findings.get(rowId)?.length ?? 0) > 0,
      inOrder: (rows, most) => this.#inOrder(rows, most),
    }
  }

  #put(rowId: string, findings: readonly RowFinding[]): void {
    this.#count += findings.length - (this.#findings.get(rowId)?.length ?? 0)
    if (findings.length === 0) this.#findings.delete(rowId)
    else this.#findings.set(rowId, findings)
  }

  #inOrder(rows: readonly { readonly id: string }[], most: number): RowFinding[] {
    const found: RowFinding[] = []
    for (const { id } of rows) {
      if (found.length >= most) break
      found.push(...(this.#findings.get(id) ?? []))
    }
    return found.slice(0, most)
  }

  #markOf(rowId: string, column: string): GridMark | undefined {
    const found = this.#findings.get(rowId)?.filter((one) => (one.column ?? this.#nameColumn) === column) ?? []
    const change = this.#changed.get(rowId)?.get(column)
    if (found.length === 0) return change === undefined ? undefined : { kind: 'changed', text: sentence(change) }
    const [gravest] = found.toSorted((a, b) => gravity[a.severity] - gravity[b.severity])
    const texts = [...found.map(({ message }) => message), ...(change === undefined ? [] : [change])]
    return { kind: kinds[gravest?.severity ?? 'ERROR'], text: texts.map(sentence).join(' ') }
  }
}

const sentence = (text: string): string =>
  text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.')
