import type { ColumnDefinition } from '../column.shapes.ts'
import { columnsOf } from '../columns/schedule-columns.ts'
import type { ScheduleType } from '../schedule-types.ts'
import { maskCell } from './cell-values.ts'

interface Changed {
  readonly column: string
  readonly before: string | null
  readonly now: string | null
  readonly percent?: number | null
}

/** Columns of a schedule that are personal by the standard: what a brokerage hides is no less so. */
export const personalColumns = (type: ScheduleType): ReadonlyMap<string, ColumnDefinition> =>
  new Map(columnsOf(type).flatMap((column) => (column.personal ? [[column.key, column]] : [])))

const none: ReadonlyMap<string, ColumnDefinition> = new Map()

/** How a schedule's cells are shown to a person: in full to people who may see personal values, masked to others. */
export class CellPrivacy {
  readonly #personal: ReadonlyMap<string, ColumnDefinition>

  constructor(type: ScheduleType, seesPersonal: boolean) {
    this.#personal = seesPersonal ? none : personalColumns(type)
  }

  value<V extends string | null>(column: string, value: V): V | string {
    const personal = this.#personal.get(column)
    return value === null || personal === undefined ? value : maskCell(personal, value)
  }

  cells<V extends string | null>(cells: Readonly<Record<string, V>>): Record<string, V | string> {
    return Object.fromEntries(Object.entries(cells).map(([column, value]) => [column, this.value(column, value)]))
  }

  /** A row with its cells as shown. */
  row<Row extends { readonly cells: Readonly<Record<string, string | null>> }>(row: Row): Row {
    return this.#personal.size === 0 ? row : { ...row, cells: this.cells(row.cells) }
  }

  /** A cell that changed. By how much says something of a personal number too. */
  change<Cell extends Changed>(cell: Cell): Cell {
    if (!this.#personal.has(cell.column)) return cell
    const told = { before: this.value(cell.column, cell.before), now: this.value(cell.column, cell.now) }
    return { ...cell, ...told, ...(cell.percent === undefined ? {} : { percent: null }) }
  }
}
