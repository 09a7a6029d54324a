import { layoutMessages } from '@portico/contract/areas/schedule-exports/layout.messages.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { AccountContext, Handler } from '../../platform/context.ts'
import { ErrorResponse } from '../../platform/error-response.ts'
import { effectiveColumns, seesPersonal } from '../schedules/schedules.public.ts'
import { standardColumns } from './exported-columns.ts'
import { workbookFile } from './exported-file.ts'
import { exportedRows } from './exported-rows.ts'
import { type ExportedTab, exportedTabsView } from './exported-rows.view.ts'
import { standardSheet } from './exported-sheet.ts'

/** Exports all schedules of an account as one workbook, without empty tabs. */
export const exportAllSchedules: Handler<'GET /api/accounts/{id}/schedules/export/excel'> = async (context) => {
  const tabs = (await context.read((tx) => exportedTabsView(tx, context.account.account))).filter(
    ({ rows }) => rows > 0,
  )
  if (tabs.length === 0) throw new ErrorResponse(404, 'not_found', layoutMessages.nothingToExport)
  const columnsOf = await columnsOfTypes(context, tabs)
  const sees = seesPersonal(context.actor)
  const sheets = tabs.map((tab) => {
    const columns = columnsOf.get(tab.type) ?? []
    const sheet = { type: tab.type, name: nameOf(tab), columns }
    return standardSheet(sheet, standardColumns(columns, sees), exportedRows(context, tab))
  })
  const rows = tabs.reduce((sum, tab) => sum + tab.rows, 0)
  const exported = { id: 'all', name: 'Schedules', rows, format: 'standard' } as const
  return { status: 200, file: await workbookFile(context, exported, sheets) }
}

const nameOf = ({ type, name }: ExportedTab): string =>
  name === null ? nameOfType(type) : `${nameOfType(type)} ${name}`

async function columnsOfTypes({ read, account }: AccountContext, tabs: readonly ExportedTab[]) {
  const types = [...new Set(tabs.map(({ type }) => type))]
  return read(async (tx) => {
    const columns = await Promise.all(types.map((type) => effectiveColumns(tx, account.account, type)))
    return new Map(types.map((type, place): [string, readonly ColumnDefinition[]] => [type, columns[place] ?? []]))
  })
}
