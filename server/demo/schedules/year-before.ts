import type { ScheduleEdit } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { randomUUID } from 'node:crypto'
import type { TypedRow } from './demo-vehicles.ts'

/** A list as of a year before, and how it changed. */
export interface YearBefore {
  readonly rows: readonly TypedRow[]
  /** The edits that lead from those rows, under these ids in their order, to the list of today. */
  editsSince(ids: readonly string[]): ScheduleEdit[]
}

/** How a list is made a year younger. */
export interface Ageing {
  /** Amounts that went up: a little in most rows, by a half and more in a few. */
  readonly amounts: readonly string[]
  /** Rows that were still there. */
  readonly gone: readonly TypedRow[]
}

/** Makes up what a list was a year before: every tenth row is new since, some amounts were lower, some rows are gone. */
export function yearBefore(today: readonly TypedRow[], { amounts, gone }: Ageing): YearBefore {
  const aged = today.map((row, index) => (index % 10 === 9 ? undefined : agedRow(row, index, amounts)))
  const stored = aged.filter((row) => row !== undefined)
  return {
    rows: [...stored, ...gone],
    editsSince(ids) {
      const edits: ScheduleEdit[] = []
      let at = 0
      let after: string | null = null
      for (const [index, row] of today.entries()) {
        const before = aged[index]
        const rowId: string = before === undefined ? randomUUID() : ids[at++]!
        if (before === undefined) edits.push({ op: 'insert', rowId, after, cells: row })
        else edits.push(...setsBetween(rowId, before, row))
        after = rowId
      }
      return [...edits, ...ids.slice(at).map((rowId) => ({ op: 'delete' as const, rowId, version: 1 }))]
    },
  }
}

function agedRow(row: TypedRow, index: number, amounts: readonly string[]): TypedRow {
  if (index % 4 !== 1) return row
  const share = index % 12 === 5 ? 0.6 : 0.95
  const lower = amounts
    .filter((column) => /^\d+$/.test(row[column] ?? ''))
    .map((column) => [column, String(Math.round((Number(row[column]) * share) / 100) * 100)])
  return { ...row, ...Object.fromEntries(lower) }
}

const setsBetween = (rowId: string, before: TypedRow, now: TypedRow): ScheduleEdit[] =>
  Object.entries(now)
    .filter(([column, value]) => before[column] !== value)
    .map(([column, value]) => ({ op: 'set', rowId, column, value, was: before[column] ?? null }))
