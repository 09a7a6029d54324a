import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { CellPrivacy } from '@portico/contract/areas/schedules/values/cell-privacy.ts'
import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { seesPersonal } from '../schedule.access.ts'
import { rowCountOf } from '../tabs/tabs.view.ts'
import { rowPageView } from './rows.view.ts'

/** A page of a tab. A schedule without edits is empty. */
export const listRows: Handler<'GET /api/accounts/{id}/schedules/{type}/rows'> = async (context, { params, query }) =>
  context.read(async (tx) => {
    const tab = { account: context.account.account, type: params.type, tabId: query.tabId }
    const total = await rowCountOf(tx, tab)
    if (total === undefined && tab.tabId !== noTab) throw notFound()
    const { cursor, limit } = query
    const page = await rowPageView(tx, tab, { total: total ?? 0, cursor, limit })
    const privacy = new CellPrivacy(tab.type, seesPersonal(context.actor))
    return { status: 200, body: { ...page, rows: page.rows.map((row) => privacy.row(row)) } }
  })
