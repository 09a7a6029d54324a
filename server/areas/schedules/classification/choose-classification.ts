import type { Classification } from '@portico/contract/areas/schedules/classification.shapes.ts'
import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { scheduleMessages } from '@portico/contract/areas/schedules/schedule.messages.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { isFeatureOn } from '../../features/features.public.ts'
import { recheckQueue, type Recheck } from '../columns/recheck-rows.ts'
import { mayEditSchedules } from '../schedule.access.ts'
import { lockTab } from '../tabs/lock-tab.ts'
import { saveClassOwners } from '../tabs/tab.store.ts'
import { classificationView } from './classification.view.ts'

/**
 * Limits a tab's class codes to one owner's tables, and looks its rows up again. If the flag is off again, a tab can
 * still return to all tables.
 */
export const chooseClassification: Handler<'PUT /api/accounts/{id}/schedules/{type}/classification'> = async (
  context,
  { params, body: { tabId, owners } },
) =>
  context.write(async (tx) => {
    const { account, brokerage } = context.account
    demand(mayEditSchedules(context.account))
    const isChoice = Object.keys(owners).length > 0
    if (isChoice) {
      const isOn = await isFeatureOn(tx, context.account, 'SCHEDULE_CLASSIFICATION_TYPE')
      demand(isOn, scheduleMessages.classificationOff)
    }
    const tab = { account, type: params.type, tabId }
    const by = { by: context.actor.userId, at: context.platform.now() }
    const { classOwners: before } = await lockTab(tx, tab, by.at)
    const after = await classificationView(tx, tab, owners)
    refuseUnknown(after, owners)
    await saveClassOwners(tx, tab, owners, by)
    const recheck: Recheck = { brokerage, type: tab.type, tab: { account, tabId } }
    await context.platform.jobs.enqueue(tx, recheckQueue, recheck)
    await tx.record({
      action: 'schedule_tab.classification',
      subject: { type: 'schedule_tab', id: tabId === noTab ? tab.type : String(tabId) },
      before: { name: nameOfType(tab.type), owners: before },
      after: { name: nameOfType(tab.type), owners },
      events: [change(account, 'schedules', `${tab.type}/${tabId}`)],
    })
    return { status: 200, body: after }
  })

/** Every owner that is named has a table in force, of a kind that the schedule holds codes of. */
function refuseUnknown({ kinds }: Classification, owners: Readonly<Record<string, string>>): void {
  const unknown = Object.entries(owners).filter(
    ([kind, owner]) => !kinds.some((one) => one.kind === kind && one.offered.some((table) => table.owner === owner)),
  )
  if (unknown.length > 0)
    throw unprocessable(Object.fromEntries(unknown.map(([kind]) => [`owners.${kind}`, scheduleMessages.unknownTable])))
}
