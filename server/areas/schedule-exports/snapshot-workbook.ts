import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { allScheduleTypes, nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { ByteStream } from '@portico/contract/kit/call.ts'
import type { AccountContext } from '../../platform/context.ts'
import { writeWorkbook } from '../../platform/spreadsheets/spreadsheet-writer.ts'
import { effectiveColumns } from '../schedules/schedules.public.ts'
import { type ExportedColumn, standardColumns } from './exported-columns.ts'
import { exportedRows } from './exported-rows.ts'
import { snapshotTabsView } from './exported-snapshot.view.ts'
import { titledSheet } from './exported-sheet.ts'

interface Snapshot {
  readonly number: number
  /** Lines below the name of each schedule: whose they are, and of when. */
  readonly title: readonly string[]
}

/** All schedules of a snapshot in one workbook for underwriters, unmasked, streamed as it is read. */
export async function snapshotWorkbook(
  read: AccountContext['read'],
  account: string,
  { number: snapshot, title }: Snapshot,
): Promise<ByteStream> {
  const found = await read((tx) =>
    Promise.all(
      allScheduleTypes.map(async (type) => ({
        tabs: await snapshotTabsView(tx, account, { type, snapshot }),
        columns: await effectiveColumns(tx, account, type),
      })),
    ),
  )
  const sheets = found.flatMap(({ tabs, columns }) =>
    tabs.map((tab) => {
      const name = tab.name === null ? nameOfType(tab.type) : `${nameOfType(tab.type)} ${tab.name}`
      const rows = exportedRows({ read, account: { account } }, tab)
      return titledSheet({ name, columns, title: [name, ...title] }, totaled(columns), rows)
    }),
  )
  return writeWorkbook(sheets)
}

/** The columns of a schedule; amounts of money are added up. */
const totaled = (columns: readonly ColumnDefinition[]): ExportedColumn[] =>
  standardColumns(columns, true).map((column, at) => ({ ...column, isTotaled: columns[at]!.kind === 'money' }))
