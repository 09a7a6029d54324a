import { codeOf } from '../../lookups/class-codes.ts'
import { lookupMessages } from '../../lookups/lookup.messages.ts'
import { tableName, type TableOfCodes, tablesWithout } from '../../lookups/lookup-tables.ts'
import type { ClassificationTypes, ClassKind } from '../classification.shapes.ts'
import type { ColumnDefinition } from '../column.shapes.ts'
import type { ScheduleType } from '../schedule-types.ts'
import type { Cells } from './rows.ts'
import { textIn } from './rows.ts'

/** The kind of table with a column's codes; null if there is none. */
export function tableKindOf(type: ScheduleType, { kind }: Pick<ColumnDefinition, 'kind'>): ClassKind | null {
  // Vehicles have their own rating classes, with as many digits.
  if (type === 'AUTO') return null
  return kind === 'glClass' ? 'GL' : kind === 'wcClass' ? 'WC' : null
}

/** The kinds of class codes that a schedule with these columns holds, in the order of the columns. */
export const classKindsOf = (
  type: ScheduleType,
  columns: readonly Pick<ColumnDefinition, 'kind'>[],
): readonly ClassKind[] => [
  ...new Set(columns.map((column) => tableKindOf(type, column)).filter((kind) => kind !== null)),
]

/** The tables in force, and whose alone read the codes of a tab. */
export interface ClassLookup {
  readonly tables: readonly TableOfCodes[]
  readonly owners?: ClassificationTypes | undefined
}

/** The warning for a class code that is in no table of its state; null if it is known, or there is no table. */
export function lookOfClassCode(
  type: ScheduleType,
  column: Pick<ColumnDefinition, 'key' | 'kind'>,
  cells: Cells,
  { tables, owners = {} }: ClassLookup,
): string | null {
  const kind = tableKindOf(type, column)
  const code = kind === null ? undefined : codeOf(kind, textIn(cells, column.key))
  if (kind === null || code === undefined) return null
  const asked = { kind, code, state: textIn(cells, 'state') || null, owner: owners[kind] }
  const without = tablesWithout(tables, asked)
  return without.length === 0 ? null : lookupMessages.notInTable(without.map(tableName).join(', '))
}
