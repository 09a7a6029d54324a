import { readRowMark } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { readCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import type { ReadSheet } from './export-client.ts'

/** A row of a file that came back. */
interface ReadRow {
  readonly rowId: string | undefined
  readonly version: number | null | undefined
  readonly cells: Readonly<Record<string, string>>
}

/** The rows of a standard sheet, their cells read as an import reads them. */
export function readAgain(columns: readonly ColumnDefinition[], { rows }: ReadSheet): ReadRow[] {
  return rows.slice(1).map((texts) => {
    const mark = readRowMark(texts[columns.length] ?? null)
    const cells = columns.flatMap((column, place) => {
      const { value } = readCell(column, texts[place] ?? null)
      return value === null ? [] : [[column.key, value] as const]
    })
    return { rowId: mark?.rowId, version: mark?.version, cells: Object.fromEntries(cells) }
  })
}
