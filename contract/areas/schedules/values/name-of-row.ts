import { textIn, type Cells } from '../checks/rows.ts'
import type { ColumnDefinition } from '../column.shapes.ts'
import { publicCell } from './cell-values.ts'

/** What the key columns of a row say, by which people know it. */
export const nameOfRow = (cells: Cells, columns: readonly ColumnDefinition[]): string =>
  columns
    .filter(({ frozen, key }) => frozen && textIn(cells, key) !== '')
    .map((column) => publicCell(column, textIn(cells, column.key)))
    .join(' · ')
