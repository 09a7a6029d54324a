import type { Finding } from '@portico/contract/areas/schedules/finding.shapes.ts'
import type {
  EditedRows,
  ScheduleChanges,
  ScheduleEdit,
  ScheduleRow,
} from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { GridColumn, GridOperation, GridRow } from '../../../kit/grid/grid.public.ts'
import { type Unsaved, unsavedIn } from '../save/cell-policy.ts'
import { type KnownRow, merged } from './merge-rows.ts'
import { SheetMarks } from './sheet-marks.ts'

export const gridRow = ({ rowId, cells }: ScheduleRow): GridRow => ({ id: rowId, cells })

/** The edits of some rows alone: a long paste leaves many, and is saved in many batches. */
function editsAmong(rows: readonly ScheduleRow[], edits: readonly ScheduleEdit[]): readonly ScheduleEdit[] {
  const ids = new Set(rows.map(({ rowId }) => rowId))
  return edits.filter(({ rowId }) => ids.has(rowId))
}

interface Read {
  readonly rows: readonly (ScheduleRow & { readonly changedByName?: string | null })[]
  readonly findings: readonly Finding[]
}

/**
 * The server's state of a tab's rows, next to what is on screen: versions, positions and issues. Converts each response
 * into changes on screen.
 */
export class SheetBook {
  readonly #known = new Map<string, KnownRow>()
  readonly #deletedHere = new Set<string>()
  #since = ''
  readonly #columns: ReadonlyMap<string, GridColumn>
  readonly marks: SheetMarks

  constructor(columns: readonly GridColumn[]) {
    this.#columns = new Map(columns.map((column) => [column.key, column]))
    this.marks = new SheetMarks((columns.find(({ frozen }) => frozen) ?? columns[0])?.key ?? '')
  }

  /** How many rows the server has, as far as is known. */
  get count(): number {
    return this.#known.size
  }

  ids(): ReadonlySet<string> {
    return new Set(this.#known.keys())
  }

  versionOf(rowId: string): number {
    return this.#known.get(rowId)?.version ?? 0
  }

  hasColumn(key: string): boolean {
    return this.#columns.has(key)
  }

  /** Forgets a row that is to be read as if it were new. */
  forget(rowId: string): void {
    this.#known.delete(rowId)
  }

  /** The moment up to which the changes of others are known. */
  get since(): string {
    return this.#since
  }

  /** Starts again, before any row is read. */
  begin(since: string): void {
    this.#since = since
    this.#known.clear()
    this.#deletedHere.clear()
  }

  /** Adds rows that were not on screen before. */
  read({ rows, findings }: Read): void {
    this.#learn(rows)
    this.marks.replace(
      rows.map(({ rowId }) => rowId),
      findings,
    )
  }

  /** Called with a person's changes, to update the marks of cells. */
  edited(operations: readonly GridOperation[], errorOf: (column: string, value: string | null) => string | null): void {
    for (const operation of operations)
      if (operation.op === 'set')
        this.marks.edited(operation.rowId, operation.column, errorOf(operation.column, operation.value))
  }

  /** A batch of ours was saved: returns the updates of its rows. Concurrent changes by others arrive by event. */
  saved(rows: readonly GridRow[], answer: EditedRows, left: readonly ScheduleEdit[]): readonly GridOperation[] {
    const unsaved = unsavedIn(editsAmong(answer.rows, left))
    const ours = answer.rows.filter(({ rowId, version }) => {
      const known = this.#known.get(rowId)
      return known === undefined || version === known.version + 1
    })
    const { operations } = merged(rows, this.#known, ours, unsaved)
    this.#learn(ours)
    for (const { rowId } of answer.rows) this.#deletedHere.delete(rowId)
    for (const rowId of answer.deleted) {
      this.#known.delete(rowId)
      this.#deletedHere.add(rowId)
      this.marks.drop(rowId)
    }
    this.#judge(answer, unsaved)
    return operations.filter(({ op }) => op === 'set')
  }

  /** Changes by others: updates the screen and marks the cells. */
  told(rows: readonly GridRow[], changes: ScheduleChanges, left: readonly ScheduleEdit[]): readonly GridOperation[] {
    this.#since = changes.asOf
    return this.#merge(rows, changes, left)
  }

  /** Everything refetched, because more has changed than was reported. `before` are the ids known when that started. */
  reread(rows: readonly GridRow[], all: Read, left: readonly ScheduleEdit[], before: ReadonlySet<string>) {
    const standing = new Set(all.rows.map(({ rowId }) => rowId))
    const operations = this.#merge(rows, all, left, before)
    for (const rowId of before) if (!standing.has(rowId)) this.#known.delete(rowId)
    return operations
  }

  #merge(rows: readonly GridRow[], read: Read, left: readonly ScheduleEdit[], before?: ReadonlySet<string>) {
    const unsaved = unsavedIn(before === undefined ? editsAmong(read.rows, left) : left)
    const standing = read.rows.filter(({ rowId }) => !this.#deletedHere.has(rowId))
    const { operations, changed } = merged(rows, this.#known, standing, unsaved, before)
    const names = new Map(standing.map(({ rowId, changedByName }) => [rowId, changedByName]))
    for (const { rowId, column, was } of changed) {
      const old = was === null ? 'empty' : (this.#columns.get(column)?.display?.(was) ?? was)
      this.marks.changedByOther(rowId, column, `${names.get(rowId) ?? 'Someone else'} changed this. It was ${old}`)
    }
    this.#learn(standing)
    this.#judge({ ...read, rows: standing }, unsaved)
    return operations
  }

  #learn(rows: readonly ScheduleRow[]): void {
    for (const { rowId, version, position } of rows)
      if ((this.#known.get(rowId)?.version ?? 0) <= version) this.#known.set(rowId, { version, position })
  }

  /** Rows with unsaved cells are checked again once these are saved. */
  #judge({ rows, findings }: Read, { cells }: Unsaved): void {
    const ids = new Set(rows.map(({ rowId }) => rowId).filter((rowId) => !cells.has(rowId)))
    this.marks.replace(
      ids,
      findings.filter(({ rowId }) => rowId !== null && ids.has(rowId)),
    )
  }
}
