import { codeOf } from '../../lookups/class-codes.ts'
import { lookupMessages } from '../../lookups/lookup.messages.ts'
import { tableName, type TableOfCodes, tablesWithout } from '../../lookups/lookup-tables.ts'
import type { ColumnDefinition } from '../column.shapes.ts'
import type { ScheduleType } from '../schedule-types.ts'
import type { Cells } from './rows.ts'
import { textIn } from './rows.ts'

/** The kind of table that holds the codes of a column; null where there is none. */
export function tableKindOf(type: ScheduleType, { kind }: Pick<ColumnDefinition, 'kind'>): 'GL' | 'WC' | null {
  // Vehicles have rating classes of their own, of as many digits.
  if (type === 'AUTO') return null
  return kind === 'glClass' ? 'GL' : kind === 'wcClass' ? 'WC' : null
}

/** What to say of a class code that is in no table of its state; null where it is known, or there is none to look in. */
export function lookOfClassCode(
  type: ScheduleType,
  column: Pick<ColumnDefinition, 'key' | 'kind'>,
  cells: Cells,
  tables: readonly TableOfCodes[],
): string | null {
  const kind = tableKindOf(type, column)
  const code = kind === null ? undefined : codeOf(kind, textIn(cells, column.key))
  if (kind === null || code === undefined) return null
  const without = tablesWithout(tables, { kind, code, state: textIn(cells, 'state') || null })
  return without.length === 0 ? null : lookupMessages.notInTable(without.map(tableName).join(', '))
}
