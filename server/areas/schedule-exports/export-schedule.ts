import { standardLayout } from '@portico/contract/areas/schedule-exports/layout.rules.ts'
import type { Layout } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/error-response.ts'
import { effectiveColumns, seesPersonal } from '../schedules/schedules.public.ts'
import { layoutColumns, standardColumns } from './exported-columns.ts'
import { workbookFile } from './exported-file.ts'
import { askedTabs, exportedRows, type SnapshotType } from './exported-rows.ts'
import type { ExportedTab } from './exported-rows.view.ts'
import { layoutSheet, standardSheet } from './exported-sheet.ts'
import { type LayoutOf, namedLayouts } from './layouts/layout.view.ts'

/** A schedule as a workbook, made from its rows page by page while it is sent. */
export const exportSchedule: Handler<'GET /api/accounts/{id}/schedules/export/{type}/excel'> = async (
  context,
  { params: { type }, query },
) => {
  const { account, brokerage } = context.account
  const tabs = await askedTabs(context, { type, ...query })
  const { columns, layout } = await context.read(async (tx) => ({
    columns: await effectiveColumns(tx, account, type),
    layout: query.layout === 'STANDARD' ? undefined : await askedLayout(tx, { brokerage, type }, query.layoutId),
  }))
  const sees = seesPersonal(context.actor)
  const sheetOf = (tab: ExportedTab) => {
    const rows = exportedRows(context, tab)
    if (query.layout === 'STANDARD')
      return standardSheet({ type, name: sheetName(tab), columns }, standardColumns(columns, sees), rows)
    const chosen = layout ?? standardLayout(columns)
    return layoutSheet(layoutName(chosen, tab, tabs.length > 1), layoutColumns(columns, chosen, sees), rows)
  }
  const exported = {
    id: query.tabId === undefined || query.tabId === noTab ? type : `${type}/${query.tabId}`,
    name: `${nameOfExport(tabs, query.tabId)}${stateLabels[query.snapshotType]}`,
    rows: tabs.reduce((sum, tab) => sum + tab.rows, 0),
    format: query.layout === 'STANDARD' ? 'standard' : 'brokerage',
  } as const
  return { status: 200, file: await workbookFile(context, exported, tabs.map(sheetOf)) }
}

/** The requested layout, else the default; undefined if the brokerage has none. */
async function askedLayout(tx: Tx, of: LayoutOf, layoutId: string | undefined): Promise<Layout | undefined> {
  const layouts = await namedLayouts(tx, of)
  const asked = layouts.find((one) => (layoutId === undefined ? one.isDefault : one.layoutId === layoutId))
  if (layoutId !== undefined && asked === undefined) throw notFound()
  return asked?.layout
}

const stateLabels: Readonly<Record<SnapshotType, string>> = {
  CURRENT: '',
  SUBMITTED: ' as submitted',
  BOUND: ' as bound',
}

const sheetName = ({ type, name }: ExportedTab): string => name ?? nameOfType(type)

/** Sheets are named by the layout, with tab names added if there are several. */
const layoutName = ({ sheetName: given }: Layout, tab: ExportedTab, isOneOfMany: boolean): string =>
  given === null ? sheetName(tab) : isOneOfMany ? `${given} ${sheetName(tab)}` : given

/** The schedule's name, with its tab if only one was requested. */
export function nameOfExport(tabs: readonly ExportedTab[], tabId: number | undefined): string {
  const [{ type, name }] = tabs as [ExportedTab]
  return tabId === undefined || name === null ? nameOfType(type) : `${nameOfType(type)} ${name}`
}
