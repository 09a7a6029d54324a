import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import type { ImportChoices, ImportedRow } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { changedCells, mergeRow } from '@portico/contract/areas/schedule-imports/merge-row.ts'
import { matchedColumns } from '@portico/contract/areas/schedule-imports/matched-columns.ts'
import { heldThen, readRowMark, type RowMark } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { maskCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import { idsInARow } from '../../../platform/ids.ts'
import type { TabBatches } from '../../schedules/schedules.public.ts'
import { type MetBatch, MetRow } from './met-rows.ts'
import { type PlanHead, readCells } from './plan-line.ts'
import type { StandingRows } from './standing-rows.ts'

type StoredRow = Awaited<ReturnType<TabBatches['rows']>>[number]
type Findings = ImportedRow['findings']
type Cells = Readonly<Record<string, string | null>>

/** An unchanged row. */
const unchanged = null

/** Decides what the import does with each row of a file. */
export class RowPlanner {
  readonly #tab: TabBatches
  readonly #choices: ImportChoices
  readonly #standing: StandingRows
  readonly #columns: readonly string[]
  readonly #personal: ReadonlyMap<string, ColumnDefinition>
  readonly #newId: () => string
  /** Class codes are checked against tables, which are read here. */
  readonly hasClassCodes: boolean
  /** The row of the file that each row of the portal was met in. */
  readonly met = new Map<string, number>()
  /** Rows whose mark the file has named: a copy of a row brings the mark along. */
  readonly #marked = new Set<string>()

  constructor(tab: TabBatches, choices: ImportChoices, standing: StandingRows, now: Date) {
    this.#tab = tab
    this.#choices = choices
    this.#standing = standing
    this.#columns = matchedColumns(choices).map(({ column }) => column)
    this.#personal = new Map(tab.columns.flatMap((column) => (column.personal ? [[column.key, column]] : [])))
    this.#newId = idsInARow(now)
    this.hasClassCodes = tab.rules.basis === null
  }

  /** Finds the row of the portal that a row is. */
  meet(batch: MetBatch, index: number): MetRow {
    const { values, mark } = batch.rows[index]!
    const wanted = this.#standing.named(values)
    const rowMark = readRowMark(mark)
    return new MetRow(batch, index, { rowMark, rowId: this.#idOf(wanted, rowMark), wanted })
  }

  /** A copied row brings the mark of the one it was copied from: it is a new one. */
  #idOf(wanted: Cells, mark: RowMark | undefined): MetRow['rowId'] {
    if (this.#choices.mode === 'ADD') return undefined
    if (mark !== undefined) {
      if (this.#marked.has(mark.rowId)) return undefined
      this.#marked.add(mark.rowId)
      return mark.rowId
    }
    return this.#standing.idOf(wanted)
  }

  /** A row's action, compared with its existing row. Null if nothing changes. */
  plan(met: MetRow, stored: StoredRow | undefined): PlanHead | typeof unchanged {
    const { rowId } = met
    const row = met.read.number
    if (rowId === undefined) return this.#added(met)
    if (rowId === null) return rejected(met, [hard(importMessages.ambiguous)])
    const before = this.met.get(rowId)
    if (before !== undefined) return rejected(met, [hard(importMessages.twice(before))])
    this.met.set(rowId, row)
    if (stored !== undefined) return this.#changed(met, stored)
    return this.#isAsExported(met) ? unchanged : rejected(met, [hard(importMessages.unknownRow)])
  }

  #added(met: MetRow): PlanHead {
    const { number: row, findings: read } = met.read
    const findings = this.hasClassCodes ? this.#tab.rules.findings(readCells(met.cells)) : read
    if (findings.some(isHard)) return rejected(met, findings)
    const rowId = this.#newId()
    this.#standing.willCome(rowId, met.wanted)
    return { kind: 'ADDED', rowId, row, findings }
  }

  #changed(met: MetRow, stored: StoredRow): PlanHead | typeof unchanged {
    const { changes, conflicts } = mergeRow({
      portal: stored.cells,
      file: this.#saidOf(met, stored),
      heldThen: (column, value) => heldThenOf(met.rowMark, stored, column, value),
    })
    if (changes.length === 0 && conflicts.length === 0) return unchanged
    const changed = changedCells(stored.cells, changes)
    const findings = this.#tab.rules.findings(changed)
    if (findings.some(isHard)) return rejected(met, findings)
    this.#standing.willBe(stored.rowId, changed)
    const kind = conflicts.length > 0 ? 'CONFLICT' : 'CHANGED'
    return { kind, rowId: stored.rowId, row: met.read.number, findings, changes, conflicts }
  }

  /**
   * The file's values for an existing row. An empty cell clears one only if the file is known to contain the whole row;
   * a masked value that comes back masked changes nothing.
   */
  #saidOf({ cells, rowMark }: MetRow, stored: StoredRow): Cells {
    const isWhole = rowMark !== undefined || this.#choices.mode === 'REPLACE'
    const says = ([column, value]: readonly [string, string | null]) => {
      const personal = this.#personal.get(column)
      const isMasked = personal !== undefined && value === maskCell(personal, stored.cells[column] ?? null)
      return (isWhole || value !== null) && !isMasked
    }
    return Object.fromEntries(this.#cellsOf(cells).filter(says))
  }

  /** Whether a row deleted in the portal is in the file exactly as exported. */
  #isAsExported({ cells, rowMark }: MetRow): boolean {
    if (rowMark === undefined) return false
    return this.#cellsOf(cells).every(([column, value]) => heldThen(rowMark, column, value) === true)
  }

  /** The cells of a row that the file has columns for, the empty ones too. */
  #cellsOf(cells: Buffer): (readonly [string, string | null])[] {
    const read = readCells(cells)
    return this.#columns.map((column) => [column, read[column] ?? null])
  }
}

/** Without a mark, or if the row was not edited since, both sides started from the portal's values. */
function heldThenOf(mark: RowMark | undefined, stored: StoredRow, column: string, value: string | null): boolean {
  if (mark === undefined || mark.version === null || mark.version === stored.version) {
    return value === (stored.cells[column] ?? null)
  }
  return heldThen(mark, column, value) ?? false
}

const hard = (message: string): Findings[number] => ({ column: null, severity: 'HARD_ERROR', message })
export const isHard = ({ severity }: Findings[number]): boolean => severity === 'HARD_ERROR'

const rejected = ({ rowId, read }: MetRow, findings: Findings): PlanHead => ({
  kind: 'REJECTED',
  rowId: rowId ?? '',
  row: read.number,
  findings,
})
