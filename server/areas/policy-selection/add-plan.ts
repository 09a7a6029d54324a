import { planLimit, termsErrors } from '@portico/contract/areas/policy-selection/plan.rules.ts'
import { selectionMessages } from '@portico/contract/areas/policy-selection/selection.messages.ts'
import { PlanTerms } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { AccountContext, Handler } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { demand, unprocessable } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { openCycle } from '../quotes/quotes.public.ts'
import { plansView } from './plans.view.ts'
import { demandLawFirm, isPlanStaff } from './selection.access.ts'
import { type Cycle, quoteBehind, selectionView } from './selection.view.ts'
import { insertRow } from '../../platform/database/rows.ts'

/** Adds a plan, or the terms that expire. */
export const addPlan: Handler<'POST /api/accounts/{accountId}/renewals/{cycleId}/plans'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    demandLawFirm(context)
    demand(isPlanStaff(context), selectionMessages.staffOnly)
    const { account } = context.account
    const cycle = await openCycle(tx, context, params.cycleId)
    const { expiring, plans } = await plansView(tx, account, { cycleId: cycle.id, asShown: false })
    const { kind } = body
    const quoteId = kind === 'OFFERED' ? body.quoteId : null
    const terms = PlanTerms.parse(body)
    if (kind === 'EXPIRING' && expiring !== null) throw refused(selectionMessages.expiringTwice)
    if (kind === 'OFFERED' && plans.length >= planLimit) throw refused(selectionMessages.tooMany)
    await demandTerms(tx, context, { cycle, terms, quoteId })
    const now = context.platform.now()
    const id = newId(now)
    await insertRow(tx, 'selection_plans', {
      account_code: account,
      id,
      cycle_id: cycle.id,
      kind,
      terms: JSON.stringify(terms),
      quote_id: quoteId,
      shown: null,
      created_at: now,
    })
    await tx.record({
      action: 'policy-selection.add',
      subject: { type: 'selection-plan', id },
      after: { kind, quoteId, ...terms },
      internal: true,
      events: [change(account, 'policy-selection')],
    })
    return { status: 201, body: await selectionView(tx, context, cycle) }
  })

const refused = (message: string) => unprocessable({ kind: message }, message)

/** Rejects terms that no policy can have, or that differ from their quote's. */
export async function demandTerms(
  tx: Tx,
  context: AccountContext,
  of: { readonly cycle: Cycle; readonly terms: PlanTerms; readonly quoteId: string | null },
): Promise<void> {
  const { cycle, terms, quoteId } = of
  const errors = termsErrors(terms, cycle.effective_on)
  if (Object.keys(errors).length > 0) throw unprocessable(errors)
  if (quoteId !== null) await quoteBehind(tx, context, { cycle, quoteId, terms })
}
