import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, stale } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { mayManageLosses } from '../losses.access.ts'
import { runToChange } from './run-to-change.ts'
import { updateRun } from './run.store.ts'

/** Takes a loss run out of sight with its losses. Its rows stay for the record, its file in the library. */
export const removeRun: Handler<'DELETE /api/accounts/{accountId}/loss-runs/{runId}'> = async (
  context,
  { params, query },
) =>
  context.write(async (tx) => {
    demand(mayManageLosses(context), lossMessages.onlyReads)
    const { account } = context.account
    const before = await runToChange(tx, context, { id: params.runId, version: query.version })
    if (!(await updateRun(tx, account, before, { removed_at: context.platform.now() }))) throw stale(before)
    await tx.record({
      action: 'loss-run.delete',
      subject: { type: 'loss-run', id: before.id },
      before,
      events: [change(account, 'losses')],
    })
    return { status: 204 }
  })
