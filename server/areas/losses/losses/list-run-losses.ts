import { withClaims } from '@portico/contract/areas/losses/ledger/ledger.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { ledgerClaims } from '../ledger/ledger-claims.read-model.ts'
import { wantedRun } from '../runs/run-to-change.ts'
import { lossesOfRun, shownTo } from './losses.view.ts'

/** A loss run with its losses as it states them, each with the claim that it is linked to. */
export const listRunLosses: Handler<'GET /api/accounts/{accountId}/loss-runs/{runId}/losses'> = async (
  context,
  { params },
) => {
  const { account } = context.account
  const { run, losses } = await context.read(async (tx) => {
    const wanted = await wantedRun(tx, context, params.runId)
    const stated = await lossesOfRun(tx, account, wanted.id)
    return { run: wanted, losses: withClaims(stated, await ledgerClaims(tx, account)) }
  })
  return { status: 200, body: { run, losses: losses.map((loss) => shownTo(context, loss)) } }
}
