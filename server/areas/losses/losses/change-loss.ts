import { lossErrors } from '@portico/contract/areas/losses/loss-errors.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound, stale, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { mayManageLosses } from '../losses.access.ts'
import { wantedRun } from '../runs/run-to-change.ts'
import { columnsOf } from './loss-columns.ts'
import { updateLoss } from './loss.store.ts'
import { forAudit, lossesOfRun, lossView } from './losses.view.ts'

/** Changes a loss of a run. */
export const changeLoss: Handler<'PUT /api/accounts/{accountId}/losses/{lossId}'> = async (
  context,
  { params, body: { version, ...fields } },
) =>
  context.write(async (tx) => {
    demand(mayManageLosses(context), lossMessages.onlyReads)
    const { account } = context.account
    const before = await lossView(tx, account, params.lossId)
    if (before === undefined) throw notFound()
    if (before.version !== version) throw stale(before)
    const errors = lossErrors(fields, await wantedRun(tx, context, before.runId))
    if (errors !== undefined) throw unprocessable(errors)
    const others = (await lossesOfRun(tx, account, before.runId)).filter(({ id }) => id !== before.id)
    const isTaken = others.some(
      ({ policyId, claimNumber }) =>
        policyId === fields.policyId && claimNumber.toLowerCase() === fields.claimNumber.toLowerCase(),
    )
    if (isTaken) throw unprocessable({ claimNumber: lossMessages.claimTwice })
    if (!(await updateLoss(tx, account, before, columnsOf(fields)))) throw stale(before)
    const after = (await lossView(tx, account, before.id))!
    await tx.record({
      action: 'loss.update',
      subject: { type: 'loss', id: before.id },
      before: forAudit(before),
      after: forAudit(after),
      events: [change(account, 'losses')],
    })
    return { status: 200, body: after }
  })
