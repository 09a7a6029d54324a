import type { ScheduleEdit } from '@portico/contract/areas/schedules/schedule.shapes.ts'

/** A row as the model keeps it. */
export interface PlainRow {
  readonly rowId: string
  readonly version: number
  readonly cells: Readonly<Record<string, string>>
}

/** What the server promises of rows and edits, said as plainly as can be: a list, changed edit by edit. */
export class PlainRows {
  rows: readonly PlainRow[] = []

  /** Makes the batch and answers true, or changes nothing and answers false. */
  apply(edits: readonly ScheduleEdit[]): boolean {
    const batch = new PlainBatch(this.rows)
    if (!edits.every((edit) => batch.make(edit))) return false
    this.rows = batch.rows()
    return true
  }
}

/** A place in the list. Rows deleted within a batch still mark theirs for what is inserted behind them. */
interface Place {
  readonly rowId: string
  readonly version: number
  cells: Record<string, string>
  isChanged: boolean
  isGone: boolean
}

class PlainBatch {
  readonly #places: Place[]
  /** The place where each row was put last. */
  readonly #placeOf: Map<string, Place>
  /** Where a row goes whose predecessor is unknown. */
  readonly #last: Place | undefined

  constructor(rows: readonly PlainRow[]) {
    this.#places = rows.map((row) => ({ ...row, cells: { ...row.cells }, isChanged: false, isGone: false }))
    this.#placeOf = new Map(this.#places.map((place) => [place.rowId, place]))
    this.#last = this.#places.at(-1)
  }

  make(edit: ScheduleEdit): boolean {
    const known = this.#placeOf.get(edit.rowId)
    const row = known?.isGone === true ? undefined : known
    if (edit.op === 'insert') return row === undefined && this.#insert(edit)
    if (edit.op === 'set') return row !== undefined && setCell(row, edit)
    if (row === undefined) return true
    if (row.version !== 0 && row.version !== edit.version) return false
    row.isGone = true
    return true
  }

  rows(): PlainRow[] {
    return this.#places
      .filter(({ isGone }) => !isGone)
      .map(({ rowId, version, cells, isChanged }) => ({ rowId, version: isChanged ? version + 1 : version, cells }))
  }

  #insert({ rowId, after, cells }: Extract<ScheduleEdit, { op: 'insert' }>): boolean {
    const before = after === null ? undefined : (this.#placeOf.get(after) ?? this.#last)
    const at = before === undefined ? 0 : this.#places.indexOf(before) + 1
    const filled = Object.entries(cells).filter((cell): cell is [string, string] => cell[1] !== null)
    const place = { rowId, version: 0, cells: Object.fromEntries(filled), isChanged: true, isGone: false }
    this.#places.splice(at, 0, place)
    this.#placeOf.set(rowId, place)
    return true
  }
}

function setCell(row: Place, { column, value, was }: Extract<ScheduleEdit, { op: 'set' }>): boolean {
  const holds = row.cells[column] ?? null
  if (holds === value) return true
  if (holds !== was) return false
  if (value === null) delete row.cells[column]
  else row.cells[column] = value
  row.isChanged = true
  return true
}
