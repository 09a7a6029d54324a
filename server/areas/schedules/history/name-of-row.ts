import { textIn, type Cells } from '@portico/contract/areas/schedules/checks/rows.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { publicCell } from '@portico/contract/areas/schedules/values/cell-values.ts'

/** What the key columns of a row say, by which people know it. */
export const nameOfRow = (cells: Cells, columns: readonly ColumnDefinition[]): string =>
  columns
    .filter(({ frozen, key }) => frozen && textIn(cells, key) !== '')
    .map((column) => publicCell(column, textIn(cells, column.key)))
    .join(' · ')
