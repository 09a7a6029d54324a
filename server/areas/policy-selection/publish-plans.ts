import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import { PlanTerms } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { Plan } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { seal } from '../placement/placement.public.ts'
import { openCycle, reviewerOf } from '../quotes/quotes.public.ts'
import { adminsView } from './people-to-notify.view.ts'
import { demandLawFirm, isPlanStaff } from './selection.access.ts'
import { updatePlan } from './selection.store.ts'
import { quoteBehind, selectionView } from './selection.view.ts'
import { notifyOfPlans } from './notify-of-plans.ts'

/** Publishes all plans to the client in their current form, with one notification. */
export const publishPlans: Handler<'POST /api/accounts/{accountId}/renewals/{cycleId}/plans/publication'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    demandLawFirm(context)
    demand(isPlanStaff(context), selectionMessages.staffOnly)
    const { account, userId, name } = reviewerOf(context)
    const cycle = await openCycle(tx, context, params.cycleId)
    const { expiring, plans, policy } = await selectionView(tx, context, cycle)
    if (policy !== null && expiring === null) throw refused(selectionMessages.expiringMissing)
    const changed = [...(expiring === null ? [] : [expiring]), ...plans].filter(({ isShown }) => !isShown)
    if (plans.length === 0 || changed.length === 0) throw refused(selectionMessages.nothingToShow)
    for (const plan of changed) {
      const { id, quoteId } = plan
      const content = shownOf(plan)
      const publication = plan.publication + 1
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      if (quoteId !== null) await quoteBehind(tx, context, { cycle, quoteId, terms: plan })
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await updatePlan(tx, account, id, { shown: JSON.stringify(content), publication, shown_by: userId })
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await seal(tx, account, cycle.id, {
        kind: 'PUBLISHED',
        what: plan.id === expiring?.id ? 'Expiring terms: shared' : `Plan ${plan.name}: shared`,
        by: { userId, name },
        at: context.platform.now(),
        payload: { planId: id, publication, ...content },
      })
    }
    await notifyOfPlans(tx, context, {
      people: await adminsView(tx, account),
      message: 'Plans for your professional liability are ready for you to compare',
      note: plans.map((plan) => plan.name).join(', '),
    })
    await tx.record({
      action: 'policy-selection.publish',
      subject: { type: 'renewal', id: cycle.id },
      after: { plans: changed.map((plan) => ({ planId: plan.id, ...shownOf(plan) })) },
      events: [change(account, 'policy-selection')],
    })
    return { status: 200, body: await selectionView(tx, context, cycle) }
  })

const shownOf = (plan: Plan) => ({ ...PlanTerms.parse(plan), quoteId: plan.quoteId })

const refused = (message: string) => unprocessable({ plans: message }, message)
