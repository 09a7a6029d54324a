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
export const personalColumns = (type: ScheduleType): ReadonlySet<string> =>
  new Set(columnsOf(type).flatMap(({ key, masked }) => (masked ? [key] : [])))

const none: ReadonlySet<string> = new Set()

/**
 * How cells of a schedule are told to someone: whole to whoever sees personal values, to others these by their last four
 * characters.
 */
export class CellPrivacy {
  readonly #personal: ReadonlySet<string>

  constructor(type: ScheduleType, seesPersonal: boolean) {
    this.#personal = seesPersonal ? none : personalColumns(type)
  }

  value<V extends string | null>(column: string, value: V): V | string {
    return value === null || !this.#personal.has(column) ? value : maskCell(value)
  }

  cells<V extends string | null>(cells: Readonly<Record<string, V>>): Record<string, V | string> {
    return Object.fromEntries(Object.entries(cells).map(([column, value]) => [column, this.value(column, value)]))
  }

  /** A row with its cells as they are told. */
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
