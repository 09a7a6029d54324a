import { stageFrom } from '@portico/contract/areas/renewals/stage.rules.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { holdCycle, moveCycle } from './cycle.store.ts'
import { wantedCycle } from './cycle.view.ts'
import { placementFacts } from './placement-facts.read-model.ts'

/**
 * Derives the stage of a renewal again from what was submitted, quoted, decided and bound. Every handler that changes one
 * of these calls it in its transaction. True if the renewal has moved.
 */
export async function settleStage(tx: WriteTx, account: string, cycleId: string): Promise<boolean> {
  await holdCycle(tx, { account_code: account, id: cycleId })
  const { stage } = await wantedCycle(tx, account, cycleId)
  return moveCycle(tx, account, cycleId, stageFrom(stage, await placementFacts(tx, account, cycleId)))
}
