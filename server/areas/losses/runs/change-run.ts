import { lossErrors } from '@portico/contract/areas/losses/loss-errors.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demand, stale, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { mayManageLosses } from '../losses.access.ts'
import { lossesOfRun } from '../losses/losses.view.ts'
import { runToChange } from './run-to-change.ts'
import { updateRun } from './run.store.ts'
import { columnsOf, demandFittingRun } from './run-terms.ts'
import { runView } from './runs.view.ts'

/** Changes what is said of a loss run. Losses that are in it must still fit. */
export const changeRun: Handler<'PUT /api/accounts/{accountId}/loss-runs/{runId}'> = async (
  context,
  { params, body: { version, ...fields } },
) =>
  context.write(async (tx) => {
    demand(mayManageLosses(context), lossMessages.onlyReads)
    const { account } = context.account
    const today = todayOf(context)
    const before = await runToChange(tx, context, { id: params.runId, version })
    const terms = await demandFittingRun(tx, account, fields, { receivedOn: before.receivedOn, today })
    await demandFittingLosses(tx, account, { id: before.id, terms, valuationOn: fields.valuationOn })
    if (!(await updateRun(tx, account, before, columnsOf(fields, terms)))) throw stale(before)
    const after = (await runView(tx, account, before.id, today))!
    await tx.record({
      action: 'loss-run.update',
      subject: { type: 'loss-run', id: before.id },
      before,
      after,
      events: [change(account, 'losses')],
    })
    return { status: 200, body: after }
  })

async function demandFittingLosses(
  tx: Tx,
  account: string,
  run: { readonly id: string; readonly terms: LossRunTerm[]; readonly valuationOn: string },
): Promise<void> {
  for (const loss of await lossesOfRun(tx, account, run.id)) {
    const errors = lossErrors(loss, run)
    if (errors?.policyId !== undefined) throw unprocessable({ policyIds: lossMessages.termHasLosses })
    if (errors?.lossOn !== undefined) throw unprocessable({ valuationOn: lossMessages.lossesDoNotFit })
  }
}
