import type { EditConflict, ScheduleEdit } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { RowOrder, type Neighbours } from './row-order.ts'
import type { RowRules } from './row-rules.ts'
import type { StoredRow } from './rows.view.ts'

/** The existing rows that a batch names, and what it needs to know of their positions. */
export interface StandingRows {
  readonly rows: readonly StoredRow[]
  readonly neighbours: Neighbours
}

/** A row that a batch changed: before and after. */
export interface ChangedRow {
  readonly before: StoredRow
  readonly after: StoredRow
}

/** A conflict without the name of the other person, which is read only if there is one. */
export type FoundConflict = Omit<EditConflict, 'changedByName'>

/** The outcome of a batch. If there is a conflict, none of it may be saved. */
export interface Outcome {
  readonly inserted: readonly StoredRow[]
  readonly changed: readonly ChangedRow[]
  readonly deleted: readonly StoredRow[]
  readonly conflicts: readonly FoundConflict[]
  /** How many cells were set to something else. */
  readonly cellsSet: number
}

/** A row during a batch; `kept` is missing for a row that the batch inserts. */
interface Draft {
  readonly stored: StoredRow | undefined
  readonly cells: Map<string, string>
  isChanged: boolean
}

type Rules = Pick<RowRules, 'normalized' | 'findings'>
type EditOf<Op extends ScheduleEdit['op']> = Extract<ScheduleEdit, { op: Op }>

/**
 * Applies a batch of edits in order to the existing rows. A cell is set only if it still has the value that the edit
 * was based on, or already the new one; a row is deleted only in the version seen.
 */
export function applyEdits(standing: StandingRows, edits: readonly ScheduleEdit[], rules: Rules): Outcome {
  const batch = new Batch(standing, rules)
  for (const edit of edits) {
    if (edit.op === 'set') batch.set(edit)
    else if (edit.op === 'insert') batch.insert(edit)
    else batch.delete(edit)
  }
  return batch.outcome()
}

class Batch {
  readonly #rules: Rules
  readonly #drafts: Map<string, Draft>
  readonly #order: RowOrder
  readonly #deleted: StoredRow[] = []
  readonly #conflicts: FoundConflict[] = []
  #cellsSet = 0

  constructor({ rows, neighbours }: StandingRows, rules: Rules) {
    this.#rules = rules
    this.#order = new RowOrder(neighbours)
    this.#drafts = new Map(
      rows.map((stored) => [stored.rowId, { stored, cells: new Map(Object.entries(stored.cells)), isChanged: false }]),
    )
  }

  set({ rowId, column, value, was }: EditOf<'set'>): void {
    const row = this.#drafts.get(rowId)
    const wanted = this.#rules.normalized(column, value)
    const holds = row?.cells.get(column) ?? null
    if (row !== undefined && holds === wanted) return
    if (row === undefined || (holds !== was && holds !== this.#rules.normalized(column, was))) {
      this.#refuse({ rowId, column, yours: wanted, theirs: holds })
      return
    }
    if (wanted === null) row.cells.delete(column)
    else row.cells.set(column, wanted)
    row.isChanged = true
    this.#cellsSet += 1
  }

  insert({ rowId, after, cells }: EditOf<'insert'>): void {
    if (this.#drafts.has(rowId)) {
      this.#refuse({ rowId, column: null, yours: null, theirs: null })
      return
    }
    const filled = Object.entries(cells)
      .map(([column, value]) => [column, this.#rules.normalized(column, value)] as const)
      .filter((cell): cell is [string, string] => cell[1] !== null)
    this.#drafts.set(rowId, { stored: undefined, cells: new Map(filled), isChanged: true })
    this.#order.insert(rowId, after)
    this.#cellsSet += filled.length
  }

  /** A row that is already deleted needs no action. */
  delete({ rowId, version }: EditOf<'delete'>): void {
    const row = this.#drafts.get(rowId)
    if (row?.stored !== undefined && row.stored.version !== version) {
      this.#refuse({ rowId, column: null, yours: null, theirs: null })
      return
    }
    if (row?.stored !== undefined) this.#deleted.push(row.stored)
    this.#drafts.delete(rowId)
  }

  outcome(): Outcome {
    const ranks = this.#order.ranks()
    const inserted: StoredRow[] = []
    const changed: ChangedRow[] = []
    for (const [rowId, row] of this.#drafts) {
      if (!row.isChanged) continue
      const cells = Object.fromEntries(row.cells)
      const findings = this.#rules.findings(cells)
      const { stored } = row
      if (stored === undefined) inserted.push({ rowId, rank: ranks.get(rowId)!, version: 1, cells, findings })
      else changed.push({ before: stored, after: { ...stored, version: stored.version + 1, cells, findings } })
    }
    return { inserted, changed, deleted: this.#deleted, conflicts: this.#conflicts, cellsSet: this.#cellsSet }
  }

  #refuse(conflict: Omit<FoundConflict, 'version'>): void {
    this.#conflicts.push({ ...conflict, version: this.#drafts.get(conflict.rowId)?.stored?.version ?? null })
  }
}
