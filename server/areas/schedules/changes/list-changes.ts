import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { CellPrivacy } from '@portico/contract/areas/schedules/values/cell-privacy.ts'
import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { seesPersonal } from '../schedule.access.ts'
import { rowCountOf } from '../tabs/tabs.view.ts'
import { changedRowsView } from './changed-rows.view.ts'

/** Milliseconds that a batch may take from its timestamp to its commit: queries reach back this far. */
const overlapMs = 60_000

/** What was changed in a tab since a moment. Asked without one, it only says from when to ask. */
export const listChanges: Handler<'GET /api/accounts/{id}/schedules/{type}/changes'> = async (
  context,
  { params, query: { tabId, since } },
) => {
  const asOf = context.platform.now().toISOString()
  const tab = { account: context.account.account, type: params.type, tabId }
  return context.read(async (tx) => {
    const total = await rowCountOf(tx, tab)
    if (total === undefined && tabId !== noTab) throw notFound()
    const from = since === undefined ? undefined : new Date(Date.parse(since) - overlapMs)
    const changed = from === undefined ? nothing : await changedRowsView(tx, tab, from)
    const privacy = new CellPrivacy(tab.type, seesPersonal(context.actor))
    const rows = changed.rows.map((row) => privacy.row(row))
    return { status: 200, body: { ...changed, rows, total: total ?? 0, asOf } }
  })
}

const nothing = { rows: [], findings: [], tooMany: false }
