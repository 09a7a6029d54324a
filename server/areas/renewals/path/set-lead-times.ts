import { withDefaults } from '@portico/contract/areas/renewals/lead-times.ts'
import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/refusal.ts'
import { brokerageChange } from '../../events/events.door.ts'
import { replaceLeadRules } from './lead-times.store.ts'
import { leadRulesView } from './lead-times.view.ts'

/** Sets the lead times of a brokerage. */
export const setLeadTimes: Verb<'PUT /api/brokerages/{brokerCode}/renewal-lead-times'> = async (context, { body }) =>
  context.write(async (tx) => {
    demand(context.brokerage.isBrokerageAdmin)
    const { brokerage } = context.brokerage
    const twice = body.findIndex(({ step, from }, index) =>
      body.slice(0, index).some((other) => other.step === step && other.from === from),
    )
    if (twice >= 0) throw unprocessable({ [`${twice}.from`]: renewalMessages.stepTwice })
    const before = await leadRulesView(tx, brokerage)
    await replaceLeadRules(tx, brokerage, body)
    const after = await leadRulesView(tx, brokerage)
    await tx.record({
      action: 'renewal_lead_times.set',
      subject: { type: 'brokerage', id: brokerage },
      before,
      after,
      events: [brokerageChange(brokerage, 'renewals')],
    })
    return { status: 200, body: withDefaults(after) }
  })
