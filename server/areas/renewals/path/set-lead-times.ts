import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { brokerageChange } from '../../events/events.public.ts'
import { replaceLeadRules, saveRemindEvery } from './lead-times.store.ts'
import { leadTimesView } from './lead-times.view.ts'

/** Sets the lead times of a brokerage, and how often people are reminded. */
export const setLeadTimes: Handler<'PUT /api/brokerages/{brokerCode}/renewal-lead-times'> = async (
  context,
  { body: { rules, remindEvery } },
) =>
  context.write(async (tx) => {
    const { brokerage } = context.brokerage
    const twice = rules.findIndex(({ step, from }, index) =>
      rules.slice(0, index).some((other) => other.step === step && other.from === from),
    )
    if (twice >= 0) throw unprocessable({ [`rules.${twice}.from`]: renewalMessages.stepTwice })
    const before = await leadTimesView(tx, brokerage)
    await replaceLeadRules(tx, brokerage, rules)
    await saveRemindEvery(tx, brokerage, remindEvery)
    const after = await leadTimesView(tx, brokerage)
    await tx.record({
      action: 'renewal_lead_times.set',
      subject: { type: 'brokerage', id: brokerage },
      before,
      after,
      events: [brokerageChange(brokerage, 'renewals')],
    })
    return { status: 200, body: after }
  })
