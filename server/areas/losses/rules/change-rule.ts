import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand, stale, unprocessable } from '../../../platform/refusal.ts'
import { brokerageChange } from '../../events/events.door.ts'
import { heldRule, isTaken } from './held-rule.ts'
import { updateRule } from './rule.store.ts'
import { rulesView } from './rules.view.ts'

/** Changes a deadline for what is sent from now on. */
export const changeRule: Verb<'PUT /api/brokerages/{brokerCode}/loss-run-rules/{ruleId}'> = async (
  context,
  { params, body: { version, ...rule } },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    demand(context.brokerage.isBrokerageAdmin)
    const before = await heldRule(tx, context, { id: params.ruleId, version })
    if (await isTaken(tx, brokerage, { ...rule, id: before.id, level: before.level }))
      throw unprocessable({ fromOn: lossMessages.ruleTwice })
    const { fromOn, ...columns } = rule
    if (!(await updateRule(tx, before, { ...columns, from_on: fromOn }))) throw stale(before)
    await tx.record({
      action: 'loss-run-rule.update',
      subject: { type: 'loss-run-rule', id: before.id },
      before,
      after: rule,
      events: [brokerageChange(brokerage, 'losses')],
    })
    return { status: 200, body: await rulesView(tx, brokerage) }
  })
