import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound, stale } from '../../../platform/error-response.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { change } from '../../events/events.public.ts'
import { mayManageLosses } from '../losses.access.ts'
import { forAudit, lossView } from './losses.view.ts'

/** Removes a loss; the audit row stores what it was, but not the claimant. */
export const removeLoss: Handler<'DELETE /api/accounts/{accountId}/losses/{lossId}'> = async (
  context,
  { params, query },
) =>
  context.write(async (tx) => {
    demand(mayManageLosses(context), lossMessages.onlyReads)
    const { account } = context.account
    const before = await lossView(tx, account, params.lossId)
    if (before === undefined) throw notFound()
    const { id } = before
    if (
      before.version !== query.version ||
      !(await deleteRow(tx, 'losses', { account_code: account, id, version: query.version }))
    )
      throw stale(before)
    await tx.record({
      action: 'loss.delete',
      subject: { type: 'loss', id },
      before: forAudit(before),
      events: [change(account, 'losses')],
    })
    return { status: 204 }
  })
