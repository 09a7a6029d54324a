import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import type { ListedDifference } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { csvFileOf } from '@portico/contract/kit/csv.ts'
import { formatMoment } from '../../../platform/formats.ts'
import { kindNames, shownCell } from './difference-text.ts'

const headings = ['Row', 'What', 'Column', 'Before', 'Now', 'Change %', 'By', 'When']

/** Differences as a table for spreadsheet programs, a line for each cell. */
export function differenceCsv(rows: readonly ListedDifference[], columns: readonly ColumnDefinition[]): string {
  const lines = rows.flatMap((row) =>
    row.cells.map((cell) => {
      const { heading, before, now } = shownCell(cell, columns)
      const when = row.changedAt === null ? null : formatMoment(row.changedAt)
      return [row.name, kindNames[row.kind], heading, before, now, cell.percent, row.changedByName, when]
    }),
  )
  return csvFileOf(headings, lines)
}
