import type { Verb } from '../../../platform/context.ts'
import { wantedRun } from '../runs/held-run.ts'
import { asReadBy, lossesOfRun } from './losses.view.ts'

/** A loss run with its losses. */
export const listRunLosses: Verb<'GET /api/accounts/{accountId}/loss-runs/{runId}/losses'> = async (
  context,
  { params },
) => {
  const { run, losses } = await context.read(async (tx) => {
    const wanted = await wantedRun(tx, context, params.runId)
    return { run: wanted, losses: await lossesOfRun(tx, context.account.account, wanted.id) }
  })
  return { status: 200, body: { run, losses: losses.map((loss) => asReadBy(loss, context.actor)) } }
}
