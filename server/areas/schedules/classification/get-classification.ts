import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { classOwnersOf } from '../tabs/tabs.view.ts'
import { classificationView } from './classification.view.ts'

/** The tables that look up a tab's class codes. A schedule without edits uses all available ones. */
export const getClassification: Handler<'GET /api/accounts/{id}/schedules/{type}/classification'> = async (
  context,
  { params, query },
) =>
  context.read(async (tx) => {
    const tab = { account: context.account.account, type: params.type, tabId: query.tabId }
    const owners = await classOwnersOf(tx, tab)
    if (owners === undefined && tab.tabId !== noTab) throw notFound()
    return { status: 200, body: await classificationView(tx, tab, owners ?? {}) }
  })
