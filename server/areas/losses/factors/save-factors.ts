import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { insertIfAbsent, updateAtVersion } from '../../../platform/database/rows.ts'
import { demand, stale } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { mayManageLosses } from '../losses.access.ts'
import { factorsOfLine } from './selected-factors.view.ts'

/** Saves the development factors selected for a line, over the version that was seen. */
export const saveFactors: Handler<'PUT /api/accounts/{accountId}/losses/factors/{line}'> = async (
  context,
  { params: { line }, body: { version, ...selection } },
) =>
  context.write(async (tx) => {
    demand(mayManageLosses(context), lossMessages.onlyReads)
    const { account } = context.account
    const key = { account_code: account, line }
    const before = await factorsOfLine(tx, account, line)
    const columns = {
      selection: JSON.stringify(selection),
      saved_by: context.actor.userId,
      saved_at: context.platform.now(),
    }
    const isSaved =
      version === 0
        ? await insertIfAbsent(tx, 'selected_loss_factors', { ...key, ...columns })
        : await updateAtVersion(tx, 'selected_loss_factors', { ...key, version }, columns)
    if (!isSaved) throw stale((await factorsOfLine(tx, account, line))!)
    const after = (await factorsOfLine(tx, account, line))!
    await tx.record({
      action: 'loss-factors.save',
      subject: { type: 'loss-factors', id: line },
      before,
      after,
      events: [change(account, 'losses')],
    })
    return { status: 200, body: after }
  })
