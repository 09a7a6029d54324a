import type { Verb } from '../../../platform/context.ts'
import { demand, stale } from '../../../platform/refusal.ts'
import { brokerageChange } from '../../events/events.door.ts'
import { heldRule } from './held-rule.ts'
import { deleteRule } from './rule.store.ts'
import { rulesView } from './rules.view.ts'

/** Removes a deadline; the audit row keeps what it was. */
export const removeRule: Verb<'DELETE /api/brokerages/{brokerCode}/loss-run-rules/{ruleId}'> = async (
  context,
  { params, query },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    demand(context.brokerage.isBrokerageAdmin)
    const before = await heldRule(tx, context, { id: params.ruleId, version: query.version })
    if (!(await deleteRule(tx, before))) throw stale(before)
    await tx.record({
      action: 'loss-run-rule.delete',
      subject: { type: 'loss-run-rule', id: before.id },
      before,
      events: [brokerageChange(brokerage, 'losses')],
    })
    return { status: 200, body: await rulesView(tx, brokerage) }
  })
