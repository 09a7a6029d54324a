import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnsOf } from '../columns/schedule-columns.ts'
import { matchRows } from '../snapshots/match-rows.ts'
import { allScheduleTypes } from '../schedule-types.ts'
import { checkTogether } from './check-schedule.ts'
import { jointColumns, lastYearColumns } from './compared-columns.ts'
import { otherSchedulesOf } from './other-schedules.ts'
import type { CheckedRow } from './rows.ts'

const values = [
  '',
  '1',
  '2',
  '8810',
  'Y',
  'N',
  'A',
  'TX',
  'Sales',
  'Property',
  'Auto',
  'Equipment',
  '2026-01-01',
  '5000',
]
const known: CheckedRow[] = [
  { rowId: 'known', cells: { location: '1', name: 'A', entity: 'A', unit: '1', driver: 'Y', item: '1', state: 'TX' } },
]
const others = otherSchedulesOf(
  {
    LOCATIONS: known,
    NAMED_INSUREDS: known,
    INSURED_LOCATIONS: known,
    AUTO: known,
    DRIVERS: known,
    ADDL_INTERESTS: known,
    EQUIPMENT: known,
  },
  { revenue: 100_000, itemLimit: 1000 },
)

test.each(allScheduleTypes)('the columns that a check of %s reads are all that its findings come from', (type) => {
  const columns = columnsOf(type)
  const keys = columns.map(({ key }) => key)
  const cells = fc.record(Object.fromEntries(keys.map((key) => [key, fc.constantFrom(...values)])))
  const grid = fc.array(cells, { minLength: 1, maxLength: 8 })
  const slim =
    (read: readonly string[]) =>
    ({ rowId, cells: all }: CheckedRow) => ({
      rowId,
      cells: Object.fromEntries(read.map((key) => [key, all[key] ?? null])),
    })
  const found = (rows: readonly CheckedRow[]) => [...checkTogether(rows, { type, columns, others })]
  const foundSince = (before: readonly CheckedRow[], rows: readonly CheckedRow[]) => {
    const keyColumns = columns.filter(({ frozen }) => frozen).map(({ key }) => key)
    const matched = [...matchRows(before, rows, keyColumns)].map(([rowId, row]) => [rowId, row.cells] as const)
    return [...checkTogether(rows, { type, columns, lastYear: new Map(matched) })]
  }
  fc.assert(
    fc.property(grid, grid, (now, then) => {
      const rows = now.map((row, index) => ({ rowId: String(index), cells: row }))
      // Half of last year's rows have another id by now.
      const before = then.map((row, index) => ({ rowId: String(index * 2), cells: row }))
      expect(found(rows.map(slim(jointColumns(type))))).toEqual(found(rows))
      const slimThen = slim([...jointColumns(type), ...lastYearColumns(columns)])
      expect(foundSince(before.map(slimThen), rows.map(slimThen))).toEqual(foundSince(before, rows))
    }),
    { numRuns: 100 },
  )
})
