import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparedColumns } from '../schedules/checks/compared-columns.ts'
import { columnsOf } from '../schedules/columns/schedule-columns.ts'
import { allScheduleTypes } from '../schedules/schedule-types.ts'
import { tabFindings } from './tab-findings.ts'

const values = ['', '1', '2', '3', '8810', 'Y', 'N', 'A', '2026-01-01', '2027-01-01', '5000', '90']

test.each(allScheduleTypes)('the compared columns of %s are all that its rows are compared by', (type) => {
  const keys = columnsOf(type).map(({ key }) => key)
  const stored = comparedColumns(columnsOf(type))
  const cells = fc.record(Object.fromEntries(keys.map((key) => [key, fc.constantFrom(...values)])))
  fc.assert(
    fc.property(fc.array(cells, { minLength: 1, maxLength: 8 }), (rows) => {
      const whole = rows.map((row, index) => ({ rowId: String(index), cells: row }))
      const slim = whole.map(({ rowId, cells: all }) => ({
        rowId,
        cells: Object.fromEntries(stored.map((key) => [key, all[key] ?? null])),
      }))
      expect([...tabFindings(type, slim)]).toEqual([...tabFindings(type, whole)])
    }),
    { numRuns: 60 },
  )
})
