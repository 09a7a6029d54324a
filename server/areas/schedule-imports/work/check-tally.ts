import { countFindings } from '@portico/contract/areas/schedules/checks/finding-ledger.ts'
import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import { shownRowLimit } from '@portico/contract/areas/schedule-imports/import.rules.ts'
import type {
  ImportCounts,
  ImportedRow,
  ImportedRowKind,
} from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { amountOf } from '@portico/contract/areas/schedules/values/numbers.ts'
import type { FileRows } from './file-rows.ts'
import { type Changing, isChanging, type PlanHead, readCells, readLine, shownLine } from './plan-line.ts'

/** A row that is counted. */
export interface CountedRow {
  /** As the bytes of their JSON. */
  readonly cells: Buffer
  /** Adds the row's values to the column totals, in order; `sign` is -1 for removal. */
  addTo(sums: Float64Array, sign: 1 | -1): void
}

/** A row that is counted by its cells alone. */
export function countedRow(cells: Buffer, totalled: readonly string[]): CountedRow {
  const read = readCells(cells)
  return {
    cells,
    addTo(sums, sign) {
      for (const [place, column] of totalled.entries()) sums[place]! += sign * valueOf(read[column])
    },
  }
}

const counted = {
  ADDED: 'added',
  CHANGED: 'changed',
  CONFLICT: 'changed',
  REMOVED: 'removed',
  REJECTED: 'rejected',
} as const

/** Counts a check's results, and stores the first rows of each kind for review. */
export class CheckTally {
  readonly counts: ImportCounts = {
    rows: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    removed: 0,
    rejected: 0,
    conflicts: 0,
    totalsRows: 0,
    leftOut: 0,
    sections: 0,
    hiddenRows: 0,
    errors: 0,
    hardErrors: 0,
    outliers: 0,
    limitsToReview: 0,
  }
  /** The columns that are totalled, in their order. */
  readonly totalled: readonly string[]
  readonly shown: (ImportedRow & { place: number })[] = []
  readonly #columns: readonly string[]
  readonly #moved: Float64Array
  readonly #shownOf: Record<ImportedRowKind, number> = {
    ADDED: 0,
    CHANGED: 0,
    CONFLICT: 0,
    REMOVED: 0,
    REJECTED: 0,
    LEFT_OUT: 0,
  }

  /** `columns` are those of the tab, in their order. */
  constructor(columns: readonly ColumnDefinition[]) {
    this.#columns = columns.map(({ key }) => key)
    this.totalled = columns.filter(({ totalled }) => totalled).map(({ key }) => key)
    this.#moved = new Float64Array(this.totalled.length)
  }

  /** By how much the sum of a column moves. */
  movedIn(column: string): number {
    return this.#moved[this.totalled.indexOf(column)] ?? 0
  }

  /** Counts a planned row. */
  add(head: PlanHead, row: CountedRow): void {
    const { kind, findings } = head
    if (kind !== 'REJECTED') this.#move(head, row)
    this.counts[counted[kind]] += 1
    if (kind === 'CONFLICT') this.counts.conflicts += 1
    const found = countFindings(findings)
    for (const severity of ['errors', 'hardErrors', 'outliers', 'limitsToReview'] as const) {
      this.counts[severity] += found[severity]
    }
    const place = this.#shownOf[kind]
    if (place >= shownRowLimit) return
    this.#shownOf[kind] += 1
    this.shown.push({ ...shownLine(readLine({ head, cells: row.cells }), this.#columns), place })
  }

  /** Counts skipped rows, and stores the first of them for review. */
  leave({ leftOut, hiddenRows }: Pick<FileRows, 'leftOut' | 'hiddenRows'>): void {
    this.counts.hiddenRows += hiddenRows
    for (const { number: row, kind, text, cells } of leftOut) {
      this.counts.leftOut += 1
      if (kind === 'TOTAL' || kind === 'SUBTOTAL') this.counts.totalsRows += 1
      if (kind === 'SECTION') this.counts.sections += 1
      const place = this.#shownOf.LEFT_OUT
      if (place >= shownRowLimit) continue
      this.#shownOf.LEFT_OUT += 1
      const said = Object.entries(cells).map(([column, now]) => ({ column, was: null, now }))
      this.shown.push({
        kind: 'LEFT_OUT',
        rowId: '',
        row,
        changes: said.length > 0 ? said : [{ column: 'text', was: null, now: text }],
        conflicts: [],
        findings: [{ column: null, severity: 'OUTLIER', message: importMessages.leftOut[kind] }],
        place,
      })
    }
  }

  /** Copies what another tally of the same file counted from the file alone. */
  takeOver({ counts, shown }: CheckTally): void {
    const { rows, unchanged, totalsRows, leftOut, sections, hiddenRows } = counts
    Object.assign(this.counts, { rows, unchanged, totalsRows, leftOut, sections, hiddenRows })
    this.shown.push(...shown.filter(({ kind }) => kind === 'LEFT_OUT'))
  }

  /** For an added or removed row, only the cells that count are read. */
  #move(head: PlanHead, row: CountedRow): void {
    if (!isChanging(head)) return row.addTo(this.#moved, head.kind === 'REMOVED' ? -1 : 1)
    for (const [place, column] of this.totalled.entries()) this.#moved[place]! += changeOf(head, column)
  }
}

function changeOf({ changes }: Changing, column: string): number {
  const change = changes.find((made) => made.column === column)
  return valueOf(change?.now) - valueOf(change?.was)
}

const valueOf = (value: string | null | undefined): number => amountOf(value) ?? 0
