import { codeOf, formsOf } from '@portico/contract/areas/lookups/class-codes.ts'
import type { TableOfCodes } from '@portico/contract/areas/lookups/lookup-tables.ts'
import type { CheckContext } from '@portico/contract/areas/schedules/checks/check-schedule.ts'
import { tableKindOf } from '@portico/contract/areas/schedules/checks/class-codes.ts'
import { readCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { classTablesView } from '../../lookups/lookups.public.ts'

/** The tables that know the class codes of some rows; none is read for a schedule without such columns. */
export async function classTablesOf(
  tx: Tx,
  { type, columns }: Pick<CheckContext, 'type' | 'columns'>,
  rows: Iterable<Readonly<Record<string, string | null>>>,
): Promise<readonly TableOfCodes[]> {
  const classColumns = columns.flatMap((column) => {
    const kind = tableKindOf(type, column)
    return kind === null ? [] : [{ column, kind }]
  })
  if (classColumns.length === 0) return []
  const codes = { GL: new Set<string>(), WC: new Set<string>() }
  for (const cells of rows)
    for (const { column, kind } of classColumns) {
      const code = codeOf(kind, readCell(column, cells[column.key] ?? null).value ?? '')
      if (code !== undefined) for (const form of formsOf(kind, code)) codes[kind].add(form)
    }
  return codes.GL.size + codes.WC.size === 0 ? [] : classTablesView(tx, { GL: [...codes.GL], WC: [...codes.WC] })
}
