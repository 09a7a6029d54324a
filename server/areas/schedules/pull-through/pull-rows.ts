import type { ScheduleEdit } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { isFeatureOn } from '../../features/features.public.ts'
import { checkAfterEdits } from '../findings/ask-for-checks.ts'
import { makeEdits } from '../rows/make-edits.ts'
import { mayEditSchedules } from '../schedule.access.ts'
import { ensureNoTab } from '../tabs/tab.store.ts'
import { lockedTab } from '../tabs/tabs.view.ts'
import { pulledRowsView } from './pulled-rows.view.ts'

/** Fills general liability from locations: those that were chosen from the preview and still have no row there. */
export const pullRows: Handler<'POST /api/accounts/{id}/schedules/pull-through'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayEditSchedules(context.account))
    demand(await isFeatureOn(tx, context.account, 'GL_LOCATION_PULL_THROUGH'), reviewMessages.pullThroughOff)
    const by = { by: context.actor.userId, at: context.platform.now() }
    const tab = { account, type: 'GENERAL_LIABILITY' as const, tabId: noTab }
    await ensureNoTab(tx, tab, by.at)
    await lockedTab(tx, tab)
    const chosen = new Set(body.locations)
    const pulled = (await pulledRowsView(tx, account)).filter(({ location }) => chosen.has(location))
    // Rows that follow an unknown row go to the end, in order.
    const edits: ScheduleEdit[] = []
    for (const cells of pulled) {
      edits.push({ op: 'insert', rowId: newId(by.at), after: edits.at(-1)?.rowId ?? newId(by.at), cells: { ...cells } })
    }
    const outcome = await makeEdits(tx, tab, edits, by)
    await checkAfterEdits(tx, context.platform, tab, outcome)
    await tx.record({
      action: 'schedule.pull-through',
      subject: { type: 'schedule', id: tab.type },
      after: { rowsAdded: edits.length },
      events: [change(account, 'schedules', `${tab.type}/${tab.tabId}`)],
    })
    return { status: 201, body: { rows: edits.length } }
  })
