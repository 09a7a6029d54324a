import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { mayEditSchedules } from '../schedule.access.ts'
import { addTab } from './tab.store.ts'

export const createTab: Handler<'POST /api/accounts/{id}/schedules/tabs'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayEditSchedules(context.account))
    const tab = { account, type: body.scheduleType, name: body.tabName }
    const tabId = await addTab(tx, tab, { by: context.actor.userId, at: context.platform.now() })
    await tx.record({
      action: 'schedule_tab.create',
      subject: { type: 'schedule_tab', id: String(tabId) },
      after: { name: body.tabName, scheduleType: body.scheduleType },
      events: [change(account, 'schedules')],
    })
    return { status: 201, body: { scheduleTabId: tabId, scheduleType: body.scheduleType, tabName: body.tabName } }
  })
