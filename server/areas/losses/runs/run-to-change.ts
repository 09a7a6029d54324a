import type { LossRun } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound, stale } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { runView } from './runs.view.ts'

/** A loss run of the account; 404 if it does not exist. */
export async function wantedRun(tx: Tx, context: AccountContext, id: string): Promise<LossRun> {
  const run = await runView(tx, context.account.account, id, todayOf(context))
  if (run === undefined) throw notFound()
  return run
}

/** A loss run, for a change from `version`. */
export async function runToChange(
  tx: Tx,
  context: AccountContext,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<LossRun> {
  const run = await wantedRun(tx, context, id)
  if (run.version !== version) throw stale(run)
  return run
}
