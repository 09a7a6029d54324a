import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { fullName } from '../../../platform/access/actor.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { askForChecks } from '../findings/ask-for-checks.ts'
import { tabsWithRows } from '../findings/tab-check.read-model.ts'
import { actsForBrokerage } from '../schedule.access.ts'
import { takeSnapshotOf } from './snapshot.store.ts'
import { snapshotsView } from './snapshots.view.ts'

/** Takes a snapshot of all schedules. A bound one becomes the new baseline for outliers. */
export const takeSnapshot: Handler<'POST /api/accounts/{id}/schedules/snapshots'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(actsForBrokerage(context.account), reviewMessages.staffTakes)
    const by = { by: context.actor.userId, at: context.platform.now() }
    const number = await takeSnapshotOf(tx, account, body, by)
    if (number === undefined) throw unprocessable({}, reviewMessages.nothingToSnapshot)
    if (body.snapshotType === 'BOUND') await askForChecks(tx, context.platform, await tabsWithRows(tx, account))
    const [taken] = await snapshotsView(tx, account)
    await tx.record({
      action: 'schedule_snapshot.take',
      subject: { type: 'schedule_snapshot', id: String(number) },
      after: { name: body.label, type: body.snapshotType, rows: taken!.rows },
      events: [change(account, 'schedules', 'snapshots')],
    })
    return { status: 201, body: { ...taken!, takenByName: fullName(context.actor) } }
  })
