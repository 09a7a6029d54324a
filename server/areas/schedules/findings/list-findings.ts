import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { rowCountOf } from '../tabs/tabs.view.ts'
import { asksFor } from './checks-due.view.ts'
import { findingsView } from './findings.view.ts'

export const listFindings: Handler<'GET /api/accounts/{id}/schedules/{type}/findings'> = async (
  context,
  { params, query },
) =>
  context.read(async (tx) => {
    const tab = { account: context.account.account, type: params.type, tabId: query.tabId }
    if (tab.tabId !== noTab && (await rowCountOf(tx, tab)) === undefined) throw notFound()
    const isChecking = (await asksFor(tx, tab)) !== undefined
    return { status: 200, body: { ...(await findingsView(tx, tab, query)), isChecking } }
  })
