import type { LossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { BrokerageContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demand, notFound, stale } from '../../../platform/refusal.ts'
import { rulesView } from './rules.view.ts'

/** Ends the call unless the actor keeps the rules of a level. */
export function demandLevel(
  { brokerage, actor }: Pick<BrokerageContext, 'brokerage' | 'actor'>,
  level: LossRunRule['level'],
): void {
  demand(brokerage.isBrokerageAdmin)
  demand(level === 'BROKERAGE' || actor.isAdmin, lossMessages.onlyAdministrators)
}

/** A rule of the brokerage or the platform as it stands, for a change from `version`. */
export async function heldRule(
  tx: Tx,
  context: Pick<BrokerageContext, 'brokerage' | 'actor'>,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<LossRunRule> {
  const rule = (await rulesView(tx, context.brokerage.brokerage)).find((each) => each.id === id)
  if (rule === undefined) throw notFound()
  demandLevel(context, rule.level)
  if (rule.version !== version) throw stale(rule)
  return rule
}

/** Whether another rule of the same level and state begins on the same day. */
export async function isTaken(
  tx: Tx,
  brokerage: string,
  rule: Pick<LossRunRule, 'level' | 'state' | 'fromOn'> & { readonly id?: string },
): Promise<boolean> {
  const rules = await rulesView(tx, brokerage)
  return rules.some(
    ({ id, level, state, fromOn }) =>
      id !== rule.id && level === rule.level && state === rule.state && fromOn === rule.fromOn,
  )
}
