import { schedulesThatRead } from '@portico/contract/areas/schedules/checks/schedules-read.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { change } from '../../events/events.public.ts'
import { askForChecks } from '../findings/ask-for-checks.ts'
import { tabsWithRows } from '../findings/tab-check.read-model.ts'
import { mayEditSchedules } from '../schedule.access.ts'
import { deleteTab as deleteTabRow } from './tab.store.ts'
import { lockedTab } from './tabs.view.ts'

/** Deletes a tab with its rows; the user has confirmed it on screen. */
export const deleteTab: Handler<'DELETE /api/accounts/{id}/schedules/tabs/{tabId}'> = async (
  context,
  { params, query },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayEditSchedules(context.account))
    const tab = { account, type: query.scheduleType, tabId: params.tabId }
    const standing = await lockedTab(tx, tab)
    if (standing?.name == null) throw notFound()
    await deleteRow(tx, 'schedule_rows', { account_code: tab.account, schedule_type: tab.type, tab_id: tab.tabId })
    await deleteTabRow(tx, tab)
    await askForChecks(tx, context.platform, await tabsWithRows(tx, account, schedulesThatRead(tab.type)))
    await tx.record({
      action: 'schedule_tab.delete',
      subject: { type: 'schedule_tab', id: String(tab.tabId) },
      before: { name: standing.name, scheduleType: tab.type, rows: standing.rows },
      events: [change(account, 'schedules')],
    })
    return { status: 204 }
  })
