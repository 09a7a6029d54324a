import { lossErrors } from '@portico/contract/areas/losses/loss-errors.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { mayManageLosses } from '../losses.access.ts'
import { wantedRun } from '../runs/run-to-change.ts'
import { columnsOf } from './loss-columns.ts'
import { insertLosses } from './loss.store.ts'
import { forAudit, lossView } from './losses.view.ts'

/** Adds a loss to a run that covers its policy and its day. */
export const addLoss: Handler<'POST /api/accounts/{accountId}/losses'> = async (
  context,
  { body: { runId, ...fields } },
) =>
  context.write(async (tx) => {
    demand(mayManageLosses(context), lossMessages.onlyReads)
    const { account } = context.account
    const run = await wantedRun(tx, context, runId)
    const errors = lossErrors(fields, run)
    if (errors !== undefined) throw unprocessable(errors)
    const now = context.platform.now()
    const id = newId(now)
    const made = await insertLosses(tx, [
      {
        account_code: account,
        id,
        run_id: run.id,
        ...columnsOf(fields),
        created_by: context.actor.userId,
        created_at: now,
      },
    ])
    if (made.length === 0) throw unprocessable({ claimNumber: lossMessages.claimTwice })
    const loss = (await lossView(tx, account, id))!
    await tx.record({
      action: 'loss.create',
      subject: { type: 'loss', id },
      after: forAudit(loss),
      events: [change(account, 'losses')],
    })
    return { status: 201, body: loss }
  })
