import { allScheduleTypes, nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { ByteStream } from '@portico/contract/kit/call.ts'
import type { AccountContext } from '../../platform/context.ts'
import { writeWorkbook } from '../../platform/spreadsheets/spreadsheet-writer.ts'
import { effectiveColumns } from '../schedules/schedules.door.ts'
import { standardColumns } from './exported-columns.ts'
import { exportedRows } from './exported-rows.ts'
import { snapshotTabsView } from './exported-snapshot.view.ts'
import { standardSheet } from './exported-sheet.ts'

/** All schedules as a snapshot found them, in one workbook with every value whole, made as fast as it is read. */
export async function snapshotWorkbook(
  read: AccountContext['read'],
  account: string,
  snapshot: number,
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
      return standardSheet({ type: tab.type, name, columns }, standardColumns(columns, true), rows)
    }),
  )
  return writeWorkbook(sheets)
}
