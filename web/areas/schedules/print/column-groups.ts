import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'

/** Columns per page in addition to those that name the rows. */
const beside = 8

/** Columns in groups as wide as a page, each behind the columns that name the rows. */
export function columnGroups<Column extends Pick<ColumnDefinition, 'frozen'>>(columns: readonly Column[]): Column[][] {
  const names = columns.filter(({ frozen }) => frozen)
  const others = columns.filter(({ frozen }) => !frozen)
  const groups = Array.from({ length: Math.max(1, Math.ceil(others.length / beside)) }, (_, at) =>
    others.slice(at * beside, (at + 1) * beside),
  )
  return groups.map((group) => [...names, ...group])
}
