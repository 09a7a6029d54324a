import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import type { ImportChoices, ImportedRow } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { changedCells, mergeRow } from '@portico/contract/areas/schedule-imports/merge-row.ts'
import {
  heldThen,
  readRowMark,
  rowMarkColumn,
  type RowMark,
} from '@portico/contract/areas/schedule-exports/row-mark.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { maskCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import type { SheetRow } from '../../../platform/spreadsheets/spreadsheet-reader.ts'
import { newId } from '../../../platform/ids.ts'
import type { TabBatches } from '../../schedules/schedules.door.ts'
import type { PlanLine } from './plan-line.ts'
import type { StandingRows } from './standing-rows.ts'

type KeptRow = Awaited<ReturnType<TabBatches['rows']>>[number]
type Findings = ImportedRow['findings']

/** A row of the file with its cells read, and the row of the portal that it is. */
export interface ReadRow {
  readonly number: number
  readonly cells: Readonly<Record<string, string | null>>
  readonly mark: RowMark | undefined
  /** Undefined for a new row; null where several rows have its key. */
  readonly rowId: string | null | undefined
}

/** A row that stays as it is. */
const unchanged = null

/** Says of each row of a file what the import does with it. */
export class RowPlanner {
  readonly #tab: TabBatches
  readonly #choices: ImportChoices
  readonly #standing: StandingRows
  readonly #personal: ReadonlyMap<string, ColumnDefinition>
  readonly #now: Date
  /** The row of the file that each row of the portal was met in. */
  readonly met = new Map<string, number>()

  constructor(tab: TabBatches, choices: ImportChoices, standing: StandingRows, now: Date) {
    this.#tab = tab
    this.#choices = choices
    this.#standing = standing
    this.#personal = new Map(tab.columns.flatMap((column) => (column.personal ? [[column.key, column]] : [])))
    this.#now = now
  }

  /** Reads a row; undefined for one that says nothing in the columns that were matched. */
  read({ number, cells }: SheetRow): ReadRow | undefined {
    const read: Record<string, string | null> = {}
    let mark: RowMark | undefined
    let isEmpty = true
    for (const { place, column } of this.#choices.columns) {
      if (column === rowMarkColumn) {
        mark = readRowMark(cells[place] ?? null)
        continue
      }
      const value = this.#tab.rules.normalized(column, cells[place] ?? null)
      read[column] = value
      isEmpty &&= value === null
    }
    if (isEmpty) return undefined
    return { number, cells: read, mark, rowId: this.#idOf(read, mark) }
  }

  /** A copied row brings the mark of the one it was copied from: it is a new one. */
  #idOf(cells: ReadRow['cells'], mark: RowMark | undefined): ReadRow['rowId'] {
    if (this.#choices.mode === 'ADD') return undefined
    if (mark !== undefined) return this.met.has(mark.rowId) ? undefined : mark.rowId
    return this.#standing.idOf(cells)
  }

  /** What becomes of a row, next to the row that it is in the portal. Null where that stays as it is. */
  plan(read: ReadRow, kept: KeptRow | undefined): PlanLine | typeof unchanged {
    const { number: row, rowId, mark } = read
    if (rowId === undefined) return this.#added(read)
    if (rowId === null) return rejected(read, [hard(importMessages.ambiguous)])
    const before = this.met.get(rowId)
    if (before !== undefined) return rejected(read, [hard(importMessages.twice(before))])
    this.met.set(rowId, row)
    if (kept !== undefined) return this.#changed(read, kept)
    const isAsExported =
      mark !== undefined &&
      Object.entries(read.cells).every(([column, value]) => heldThen(mark, column, value) === true)
    return isAsExported ? unchanged : rejected(read, [hard(importMessages.unknownRow)])
  }

  #added(read: ReadRow): PlanLine {
    const cells = filled(read.cells)
    const findings = this.#tab.rules.findings(cells)
    if (findings.some(isHard)) return rejected(read, findings)
    const rowId = newId(this.#now)
    this.#standing.willBe(rowId, cells)
    return { kind: 'ADDED', rowId, row: read.number, findings, cells }
  }

  #changed(read: ReadRow, kept: KeptRow): PlanLine | typeof unchanged {
    const { changes, conflicts } = mergeRow({
      portal: kept.cells,
      file: this.#saidOf(read, kept),
      heldThen: (column, value) => this.#heldThen(read.mark, kept, column, value),
    })
    if (changes.length === 0 && conflicts.length === 0) return unchanged
    const changed = changedCells(kept.cells, changes)
    const findings = this.#tab.rules.findings(changed)
    if (findings.some(isHard)) return rejected(read, findings)
    this.#standing.willBe(kept.rowId, changed)
    const kind = conflicts.length > 0 ? 'CONFLICT' : 'CHANGED'
    return { kind, rowId: kept.rowId, row: read.number, findings, cells: filled(read.cells), changes, conflicts }
  }

  /**
   * What the file says of a row that stands. An empty cell empties one only where the file is known to tell of the
   * whole row; a masked value that comes back masked says nothing.
   */
  #saidOf({ cells, mark }: ReadRow, kept: KeptRow): ReadRow['cells'] {
    const isWhole = mark !== undefined || this.#choices.mode === 'REPLACE'
    const says = ([column, value]: [string, string | null]) => {
      const personal = this.#personal.get(column)
      const isMasked = personal !== undefined && value === maskCell(personal, kept.cells[column] ?? null)
      return (isWhole || value !== null) && !isMasked
    }
    return Object.fromEntries(Object.entries(cells).filter(says))
  }

  /** Without a mark, or where nobody has touched the row since, both sides began from what the portal holds. */
  #heldThen(mark: RowMark | undefined, kept: KeptRow, column: string, value: string | null): boolean {
    if (mark === undefined || mark.version === null || mark.version === kept.version) {
      return value === (kept.cells[column] ?? null)
    }
    return heldThen(mark, column, value) ?? false
  }
}

const hard = (message: string): Findings[number] => ({ column: null, severity: 'HARD_ERROR', message })
export const isHard = ({ severity }: Findings[number]): boolean => severity === 'HARD_ERROR'

const rejected = (read: ReadRow, findings: readonly Findings[number][]): PlanLine => ({
  kind: 'REJECTED',
  rowId: read.rowId ?? '',
  row: read.number,
  findings,
  cells: filled(read.cells),
})

function filled(cells: ReadRow['cells']): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const column in cells) if (cells[column] != null) kept[column] = cells[column]
  return kept
}
