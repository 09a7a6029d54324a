import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import { expect, test } from 'vitest'
import { differenceCsv } from './difference-csv.ts'

test('differences are taken along a line for each cell, as people read them', () => {
  const csv = differenceCsv(
    [
      {
        rowId: '1',
        kind: 'changed',
        name: '101 · Ford',
        cells: [
          { column: 'costNew', before: '40000', now: '50000', percent: 25 },
          { column: 'unknown', before: null, now: '=1', percent: null },
        ],
        changedAt: null,
        changedByName: 'Elena Ortiz',
      },
    ],
    columnsOf('AUTO'),
  )
  expect(csv.split('\r\n').slice(1, 3)).toEqual([
    '101 · Ford,Changed,Cost new,"$40,000","$50,000",25,Elena Ortiz,',
    "101 · Ford,Changed,unknown,,'=1,,Elena Ortiz,",
  ])
})
