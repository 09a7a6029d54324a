import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { CellPrivacy } from '@portico/contract/areas/schedules/values/cell-privacy.ts'
import type { Handler } from '../../../platform/context.ts'
import { isId } from '../../../platform/ids.ts'
import { notFound } from '../../../platform/error-response.ts'
import { seesPersonal } from '../schedule.access.ts'
import { rowCountOf } from '../tabs/tabs.view.ts'
import { rowHistoryView } from './row-history.view.ts'

/** The history of a row. A row that was never edited has none. */
export const listRowHistory: Handler<'GET /api/accounts/{id}/schedules/{type}/rows/{rowId}/history'> = async (
  context,
  { params, query },
) =>
  context.read(async (tx) => {
    const tab = { account: context.account.account, type: params.type, tabId: query.tabId }
    if (!isId(params.rowId)) throw notFound()
    if (tab.tabId !== noTab && (await rowCountOf(tx, tab)) === undefined) throw notFound()
    const { changes, nextCursor } = await rowHistoryView(tx, tab, params.rowId, query)
    const privacy = new CellPrivacy(tab.type, seesPersonal(context.actor))
    const told = changes.map((made) => ({ ...made, cells: made.cells.map((cell) => privacy.change(cell)) }))
    return { status: 200, body: { changes: told, nextCursor } }
  })
