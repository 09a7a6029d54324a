import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { Verb } from '../../../platform/context.ts'
import { notFound } from '../../../platform/refusal.ts'
import { classOwnersOf } from '../tabs/tabs.view.ts'
import { classificationView } from './classification.view.ts'

/** By which tables the class codes of a tab are read. A schedule that was never begun is read by all that answer. */
export const getClassification: Verb<'GET /api/accounts/{id}/schedules/{type}/classification'> = async (
  context,
  { params, query },
) =>
  context.read(async (tx) => {
    const tab = { account: context.account.account, type: params.type, tabId: query.tabId }
    const owners = await classOwnersOf(tx, tab)
    if (owners === undefined && tab.tabId !== noTab) throw notFound()
    return { status: 200, body: await classificationView(tx, tab, owners ?? {}) }
  })
