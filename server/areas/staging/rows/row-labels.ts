import type { Cells } from '@portico/contract/areas/schedules/checks/rows.ts'
import { isScheduleType, nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { nameOfRow } from '@portico/contract/areas/schedules/values/name-of-row.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { effectiveColumns } from '../../schedules/schedules.public.ts'

/** The key prefix of all schedule rows, which fields never have. */
const rowPrefix = 'schedule:'

export const isRowKey = (key: string): boolean => key.startsWith(rowPrefix)

/** The key of a schedule's tab in staging; rows add their id. */
export const tabKey = (type: string, tabId: number): string => `${rowPrefix}${type}:${tabId}`

/** The labels of rows in logs and in the agency management system; rows of unknown schedules have none. */
export async function rowLabels(
  tx: Tx,
  account: string,
  rows: readonly { readonly key: string; readonly cells: Cells }[],
): Promise<ReadonlyMap<string, string>> {
  const byType = Map.groupBy(rows, ({ key }) => key.split(':')[1] ?? '')
  const labels = new Map<string, string>()
  for (const [type, ofType] of byType) {
    if (!isScheduleType(type)) continue
    // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
    const columns = await effectiveColumns(tx, account, type)
    for (const { key, cells } of ofType)
      labels.set(key, `${nameOfType(type)}: ${nameOfRow(cells, columns) || 'a row without a name'}`)
  }
  return labels
}
