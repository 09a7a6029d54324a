import { columnsOf } from '@portico/contract/areas/schedules/columns/schedule-columns.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { allScheduleTypes } from '@portico/contract/areas/schedules/schedule-types.ts'
import { readCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gathered } from '../../platform/files/byte-streams.ts'
import { writeWorkbook } from '../../platform/spreadsheets/spreadsheet-writer.ts'
import { standardColumns } from './exported-columns.ts'
import type { ExportedRow } from './exported-rows.view.ts'
import { standardSheet } from './exported-sheet.ts'
import { sheetsOf } from './test/export-client.ts'
import { readAgain } from './test/read-again.ts'

const typed = (column: ColumnDefinition) =>
  fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(...column.choices, ...column.words, 'Y', 'TX', '=1+1', '-cmd', '_x000D_', 'a\nb', '007', '2,5'),
    fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e12, max: 1e12 }).map(String),
    fc.integer({ min: 0, max: 10_000_000 }).map((cents) => (cents / 100).toFixed(2)),
    fc
      .date({ noInvalidDate: true, min: new Date('1800-01-01'), max: new Date('2200-01-01') })
      .map((day) => day.toISOString().slice(0, 10)),
  )

/** Rows as the portal keeps them: whatever was typed into their cells has been read. */
const rowsOf = (columns: readonly ColumnDefinition[]): fc.Arbitrary<ExportedRow[]> =>
  fc.array(
    fc.record({
      rowId: fc.uuid(),
      rank: fc.constant('A'),
      version: fc.integer({ min: 1, max: 1000 }),
      findings: fc.constant(
        columns.slice(0, 1).map(({ key }) => ({ column: key, severity: 'ERROR' as const, message: 'is required.' })),
      ),
      cells: fc.tuple(...columns.map((column) => fc.option(typed(column)))).map((texts) =>
        Object.fromEntries(
          columns.flatMap((column, place) => {
            const { value } = readCell(column, texts[place] ?? null)
            return value === null ? [] : [[column.key, value] as const]
          }),
        ),
      ),
    }),
    { minLength: 1, maxLength: 12 },
  )

const types = allScheduleTypes
const tables = fc.tuple(...types.map((type) => rowsOf(columnsOf(type))))

test('an export of any schedule that comes back untouched holds every row and every cell as it was', async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (rows) => {
      const sheets = types.map((type, place) => {
        const columns = columnsOf(type)
        return standardSheet({ type, name: type, columns }, standardColumns(columns, true), pages(rows[place]!))
      })
      const read = await sheetsOf(await gathered(writeWorkbook(sheets)))
      for (const [place, type] of types.entries()) {
        const expected = rows[place]!.map(({ rowId, version, cells }) => ({ rowId, version, cells }))
        expect([type, readAgain(columnsOf(type), read[place]!)]).toEqual([type, expected])
      }
    }),
    { numRuns: 5 },
  )
})

async function* pages(rows: readonly ExportedRow[]) {
  yield rows
}
