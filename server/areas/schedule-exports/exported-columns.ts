import { formatCode, typedValue } from '@portico/contract/areas/schedule-exports/export-formats.ts'
import { valuesToCode } from '@portico/contract/areas/schedule-exports/layout.rules.ts'
import type { Layout } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { ColumnDefinition, ColumnKind } from '@portico/contract/areas/schedules/column.shapes.ts'
import { maskCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import type { CellValue, WorkbookColumn } from '../../platform/spreadsheets/workbook.ts'

/** A column of the file, and how a schedule value is written in it. */
export interface ExportedColumn extends WorkbookColumn {
  readonly key: string
  readonly cell: (value: string) => CellValue
}

const widths: Readonly<Partial<Record<ColumnKind, number>>> = {
  longText: 40,
  text: 22,
  email: 28,
  webAddress: 28,
  vin: 20,
  money: 15,
  choice: 18,
  choices: 24,
}
const usualWidth = 13
const widest = 40

const widthOf = (kind: ColumnKind, heading: string) =>
  Math.min(widest, Math.max(widths[kind] ?? usualWidth, heading.length + 2))

const masked =
  (column: ColumnDefinition): ExportedColumn['cell'] =>
  (value) =>
    maskCell(column, value)

/** The columns of the schedule. Personal ones are masked for people who may not edit them. */
export const standardColumns = (columns: readonly ColumnDefinition[], seesPersonal: boolean): ExportedColumn[] =>
  columns.map((column) => {
    const { key, heading, kind } = column
    const isMasked = column.personal && !seesPersonal
    return {
      key,
      heading,
      width: widthOf(kind, heading),
      format: isMasked ? '@' : formatCode(kind, 'STANDARD'),
      choices: isMasked ? [] : valuesToCode(column),
      cell: isMasked ? masked(column) : (value) => typedValue(kind, 'STANDARD', value),
    }
  })

/** The columns that a layout chooses, as far as the schedule has them still. */
export function layoutColumns(
  columns: readonly ColumnDefinition[],
  layout: Layout,
  seesPersonal: boolean,
): ExportedColumn[] {
  const byKey = new Map(columns.map((column) => [column.key, column]))
  return layout.columns.flatMap(({ column: key, heading, format, codes }) => {
    const column = byKey.get(key)
    if (column === undefined) return []
    const codeOf = new Map(codes.map(({ value, code }) => [value, code]))
    const isMasked = column.personal && !seesPersonal
    return {
      key,
      heading,
      width: widthOf(column.kind, heading),
      format: isMasked ? '@' : formatCode(column.kind, format),
      cell: isMasked ? masked(column) : (value: string) => codeOf.get(value) ?? typedValue(column.kind, format, value),
    }
  })
}
