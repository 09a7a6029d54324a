import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/refusal.ts'
import { brokerageChange } from '../../events/events.door.ts'
import { demandLevel } from './held-rule.ts'
import { insertRule } from './rule.store.ts'
import { rulesView } from './rules.view.ts'

/** Adds a deadline for carriers. It holds for what is sent from its day on; what was sent keeps its own. */
export const addRule: Verb<'POST /api/brokerages/{brokerCode}/loss-run-rules'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    demand(context.brokerage.isBrokerageAdmin)
    demandLevel(context, body.level)
    const now = context.platform.now()
    const id = newId(now)
    const isAdded = await insertRule(tx, {
      id,
      brokerage_code: body.level === 'BROKERAGE' ? brokerage : null,
      state: body.state,
      days: body.days,
      kind: body.kind,
      source: body.source,
      from_on: body.fromOn,
      created_by: context.actor.userId,
      created_at: now,
    })
    if (!isAdded) throw unprocessable({ fromOn: lossMessages.ruleTwice })
    await tx.record({
      action: 'loss-run-rule.create',
      subject: { type: 'loss-run-rule', id },
      after: body,
      events: [brokerageChange(brokerage, 'losses')],
    })
    return { status: 201, body: await rulesView(tx, brokerage) }
  })
