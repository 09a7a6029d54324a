import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { mayEditSchedules } from '../schedule.access.ts'
import { renameTab as saveName } from './tab.store.ts'
import { lockedTab } from './tabs.view.ts'

export const renameTab: Handler<'PUT /api/accounts/{id}/schedules/tabs/{scheduleTabId}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayEditSchedules(context.account))
    const tab = { account, type: body.scheduleType, tabId: params.scheduleTabId }
    const standing = await lockedTab(tx, tab)
    if (standing?.name == null) throw notFound()
    await saveName(tx, tab, body.tabName, { by: context.actor.userId, at: context.platform.now() })
    await tx.record({
      action: 'schedule_tab.rename',
      subject: { type: 'schedule_tab', id: String(tab.tabId) },
      before: { name: standing.name },
      after: { name: body.tabName },
      events: [change(account, 'schedules')],
    })
    return {
      status: 200,
      body: { scheduleTabId: tab.tabId, scheduleType: body.scheduleType, tabName: body.tabName },
    }
  })
