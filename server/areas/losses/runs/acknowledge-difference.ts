import { totalsOf } from '@portico/contract/areas/losses/loss.rules.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, stale, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { mayManageLosses } from '../losses.access.ts'
import type { AcknowledgedDifference } from '../../../tables/column-types.ts'
import { lossesOfRun } from '../losses/losses.view.ts'
import { runToChange } from './run-to-change.ts'
import { updateRun } from './run.store.ts'
import { runView } from './runs.view.ts'

/** Acknowledges the current discrepancy between losses and document; expires when either changes. */
export const acknowledgeDifference: Handler<'POST /api/accounts/{accountId}/loss-runs/{runId}/difference'> = async (
  context,
  { params, body: { reason, version } },
) =>
  context.write(async (tx) => {
    demand(mayManageLosses(context), lossMessages.onlyReads)
    const { account } = context.account
    const before = await runToChange(tx, context, { id: params.runId, version })
    if (before.reconciliation.isEqual) throw unprocessable({ reason: lossMessages.nothingDiffers })
    const difference: AcknowledgedDifference = {
      entered: totalsOf(await lossesOfRun(tx, account, before.id)),
      document: before.totals,
      reason,
      by: fullName(context.actor),
    }
    if (!(await updateRun(tx, account, before, { difference: JSON.stringify(difference) }))) throw stale(before)
    await tx.record({
      action: 'loss-run.acknowledge',
      subject: { type: 'loss-run', id: before.id },
      after: difference,
      events: [change(account, 'losses')],
    })
    return { status: 200, body: (await runView(tx, account, before.id, todayOf(context)))! }
  })
