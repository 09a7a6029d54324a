import { quoteBehindError, selectionLine } from '@portico/contract/areas/policy-selection/plan.rules.ts'
import type { PlanTerms } from '@portico/contract/areas/policy-selection/plan.shapes.ts'
import type { PolicySelection } from '@portico/contract/areas/policy-selection/selection.shapes.ts'
import type { ReviewQuote } from '@portico/contract/areas/quotes/quote.shapes.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { todayOf } from '../../platform/dates/today.ts'
import { type openCycle, placedLinesView, reviewerOf, reviewView } from '../quotes/quotes.public.ts'
import { pickView, plansView } from './plans.view.ts'

export type Cycle = Awaited<ReturnType<typeof openCycle>>

/** The policy selection of a renewal, as its reader may see it. */
export async function selectionView(tx: Tx, context: AccountContext, cycle: Cycle): Promise<PolicySelection> {
  const { account, isStaff, mayDecide } = reviewerOf(context)
  const placed = await placedLinesView(tx, account, cycle.id)
  const policy = placed.find(({ line }) => line === selectionLine)?.expiring ?? null
  const quotes = isStaff ? await shownQuotes(tx, context, cycle) : []
  return {
    cycle: {
      id: cycle.id,
      effectiveOn: cycle.effective_on,
      isCurrent: cycle.is_current,
      stage: cycle.stage,
      version: cycle.version,
    },
    mayBuild: isStaff && !context.actor.isViewer,
    mayPick: mayDecide,
    ...(await plansView(tx, account, { cycleId: cycle.id, asShown: !isStaff })),
    pick: (await pickView(tx, account, cycle.id))?.shown ?? null,
    policy: policy && { policyNumber: policy.policyNumber, premium: policy.premium },
    quotes: quotes
      .filter((quote) => quoteBehindError(quote, { premium: quote.premium ?? 0 }) === undefined)
      .map(({ id, carrier, premium }) => ({ id, carrier, premium })),
  }
}

/** The quotes of the line that the client sees. */
async function shownQuotes(tx: Tx, context: AccountContext, cycle: Cycle): Promise<readonly ReviewQuote[]> {
  const today = todayOf(context)
  const { lines } = await reviewView(tx, reviewerOf(context), { cycle, today })
  return lines.find(({ line }) => line === selectionLine)?.options ?? []
}

/** A plan's quote as the client sees it; rejected if a bind request for it is not possible. */
export async function quoteBehind(
  tx: Tx,
  context: AccountContext,
  { cycle, quoteId, terms }: { readonly cycle: Cycle; readonly quoteId: string; readonly terms: PlanTerms },
): Promise<ReviewQuote> {
  const quote = (await shownQuotes(tx, context, cycle)).find(({ id }) => id === quoteId)
  const errors = quoteBehindError(quote, terms)
  if (errors !== undefined) throw unprocessable(errors, `${terms.name}: ${Object.values(errors).join()}`)
  return quote!
}
