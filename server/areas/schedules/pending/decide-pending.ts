import { nameOfType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { noTab } from '@portico/contract/areas/schedules/schedule.shapes.ts'
import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound, ErrorResponse } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { isFeatureOn } from '../../features/features.public.ts'
import { checkAfterEdits } from '../findings/ask-for-checks.ts'
import { makeEdits } from '../rows/make-edits.ts'
import { saveAcceptance } from '../rows/row.store.ts'
import { storedRows } from '../rows/rows.view.ts'
import { actsForBrokerage } from '../schedule.access.ts'
import { lockedTab } from '../tabs/tabs.view.ts'

/** Accepts a row that waits, so that it counts or will count on its day, or rejects it, so that it counts no longer. */
export const decidePending: Handler<'POST /api/accounts/{id}/schedules/{type}/pending'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demand(actsForBrokerage(context.account), reviewMessages.staffDecides)
    demand(await isFeatureOn(tx, context.account, 'PENDING_SCHEDULE_VIEW'), reviewMessages.pendingViewOff)
    const tab = { account: context.account.account, type: params.type, tabId: body.tabId }
    await lockedTab(tx, tab)
    const [row] = await storedRows(tx, tab, [body.rowId])
    if (row === undefined) throw notFound()
    if (row.version !== body.version) throw new ErrorResponse(409, 'stale', reviewMessages.rowMovedOn)
    const was = row.cells['rowStatus'] ?? null
    const value = body.decision === 'accept' ? 'ACTIVE' : 'REMOVED'
    const by = { by: context.actor.userId, at: context.platform.now() }
    const outcome = await makeEdits(tx, tab, [{ op: 'set', rowId: row.rowId, column: 'rowStatus', value, was }], by)
    if (body.decision === 'accept') await saveAcceptance(tx, tab, row.rowId, row.cells['effectiveFrom'] ?? null)
    await checkAfterEdits(tx, context.platform, tab, outcome)
    await tx.record({
      action: `schedule_row.${body.decision}`,
      subject: { type: 'schedule', id: tab.tabId === noTab ? tab.type : `${tab.type}/${tab.tabId}` },
      after: { name: nameOfType(tab.type), row: row.rowId },
      events: [change(tab.account, 'schedules', `${tab.type}/${tab.tabId}`)],
    })
    return { status: 204 }
  })
