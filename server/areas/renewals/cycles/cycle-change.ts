import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import { isOver } from '@portico/contract/areas/renewals/renewal-stages.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { ErrorResponse, stale } from '../../../platform/error-response.ts'
import { holdCycle } from './cycle.store.ts'
import { type CycleRow, wantedCycle } from './cycle.view.ts'
import { renewalView } from './renewal.view.ts'

/** The current renewal, locked until the transaction ends. One that is over cannot change. */
export async function cycleToChange(tx: Tx, account: string, cycleId: string): Promise<CycleRow> {
  const { id } = await wantedCycle(tx, account, cycleId)
  await holdCycle(tx, { account_code: account, id })
  const cycle = await wantedCycle(tx, account, id)
  if (isOver(cycle.stage)) throw new ErrorResponse(422, 'refused', renewalMessages.over)
  return cycle
}

/** The renewal after a change, for its answer. */
export async function changedRenewal(tx: Tx, context: AccountContext, { id }: Pick<CycleRow, 'id'>) {
  const cycle = await wantedCycle(tx, context.account.account, id)
  return renewalView(tx, context.account, cycle, context.platform.now())
}

/** Rejects a change based on an older state, with the current renewal. */
export async function staleRenewal(tx: Tx, context: AccountContext, cycle: Pick<CycleRow, 'id'>): Promise<never> {
  throw stale(await changedRenewal(tx, context, cycle))
}
