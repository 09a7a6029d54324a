import { dollars } from '../../kit/money-words.ts'
import type { ReviewQuote } from '../quotes/quote.shapes.ts'
import { selectionMessages } from './selection.messages.ts'
import type { PickDraft, PlanTerms } from './plan.shapes.ts'
import type { Plan, PlanDifference } from './selection.shapes.ts'

/** The line of business that law firms choose plans of. */
export const selectionLine = 'LPL'

/** Plans that are offered side by side at most. */
export const planLimit = 3

/** What keeps terms from being those of a policy that starts on a day, by field. */
export function termsErrors(terms: PlanTerms, begins: string): Record<string, string> {
  const { perClaim, aggregate, deductible, retroDate, endorsements } = terms
  const known = new Set(endorsements.map((each) => each.toLowerCase()))
  return {
    ...(aggregate < perClaim && { aggregate: selectionMessages.aggregateTooLow }),
    ...(deductible > perClaim && { deductible: selectionMessages.deductibleTooHigh }),
    ...(retroDate !== null && retroDate > begins && { retroDate: selectionMessages.futureRetro }),
    ...(known.size < endorsements.length && { endorsements: selectionMessages.endorsementTwice }),
  }
}

/** Whether some acts covered today would no longer be covered. No retroactive date covers all acts. */
export const losesPriorActs = (
  expiring: Pick<PlanTerms, 'retroDate'> | null,
  { retroDate }: Pick<PlanTerms, 'retroDate'>,
): boolean => expiring !== null && retroDate !== null && (expiring.retroDate === null || retroDate > expiring.retroDate)

/** A plan's differences from the expiring terms, in comparison order. */
export function planDifferences(expiring: PlanTerms, plan: PlanTerms): PlanDifference[] {
  return [
    amount('perClaim', [expiring.perClaim, plan.perClaim], 'in limit per claim', 'MORE'),
    amount('aggregate', [expiring.aggregate, plan.aggregate], 'in aggregate limit', 'MORE'),
    amount('deductible', [expiring.deductible, plan.deductible], 'in deductible', 'LESS'),
    either('deductibleOf', [expiring, plan], {
      good: 'TERM',
      better: 'The deductible applies once per term, not per claim.',
      worse: 'The deductible applies per claim, not once per term.',
    }),
    either('isLossOnly', [expiring, plan], {
      good: true,
      better: 'The deductible applies to losses only, not to claim expenses.',
      worse: 'The deductible also applies to claim expenses.',
    }),
    either('expenses', [expiring, plan], {
      good: 'OUTSIDE',
      better: 'Claim expenses no longer use up your limit.',
      worse: 'Claim expenses use up your limit.',
    }),
    retroDifference(expiring, plan),
    stepDifference(expiring, plan),
    amount('premium', [expiring.premium, plan.premium], 'in premium', 'LESS'),
    endorsementDifference(expiring, plan),
  ]
}

type Field = PlanDifference['of']

const asToday = (of: Field): PlanDifference => ({ of, verdict: 'SAME', text: 'Same as your current policy.' })

function amount(of: Field, [today, offered]: [number, number], what: string, better: 'MORE' | 'LESS'): PlanDifference {
  if (today === offered) return asToday(of)
  const isMore = offered > today
  return {
    of,
    verdict: isMore === (better === 'MORE') ? 'BETTER' : 'WORSE',
    text: `${dollars(Math.abs(offered - today))} ${isMore ? 'more' : 'less'} ${what}.`,
  }
}

function either<F extends 'deductibleOf' | 'isLossOnly' | 'expenses'>(
  of: F,
  [today, offered]: readonly [PlanTerms, PlanTerms],
  { good, better, worse }: { readonly good: PlanTerms[F]; readonly better: string; readonly worse: string },
): PlanDifference {
  if (today[of] === offered[of]) return asToday(of)
  return offered[of] === good ? { of, verdict: 'BETTER', text: better } : { of, verdict: 'WORSE', text: worse }
}

function retroDifference(expiring: PlanTerms, plan: PlanTerms): PlanDifference {
  const of = 'retroDate'
  if (expiring.retroDate === plan.retroDate) return asToday(of)
  return losesPriorActs(expiring, plan)
    ? { of, verdict: 'WORSE', text: 'Some prior work covered today would no longer be covered.' }
    : { of, verdict: 'BETTER', text: 'Covers prior acts from an earlier date than today.' }
}

/** A later step means more mature coverage, which is neither better nor worse. */
function stepDifference(expiring: PlanTerms, plan: PlanTerms): PlanDifference {
  if (expiring.step === plan.step) return asToday('step')
  return { of: 'step', verdict: 'DIFFERENT', text: `Rated for year ${plan.step}; today for year ${expiring.step}.` }
}

function endorsementDifference(expiring: PlanTerms, plan: PlanTerms): PlanDifference {
  const gone = without(expiring.endorsements, plan.endorsements)
  const added = without(plan.endorsements, expiring.endorsements)
  if (gone.length + added.length === 0) return asToday('endorsements')
  const parts = [
    added.length > 0 && `New: ${added.join(', ')}.`,
    gone.length > 0 && `Removed: ${gone.join(', ')}.`,
  ].filter((part) => part !== false)
  return { of: 'endorsements', verdict: 'DIFFERENT', text: parts.join(' ') }
}

function without(all: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others.map((each) => each.toLowerCase()))
  return all.filter((each) => !known.has(each.toLowerCase()))
}

const shortestAcknowledgement = 20

/** What prevents saving a choice, by field. */
export function pickErrors(
  { losesPriorActs: isRetroLater }: Pick<Plan, 'losesPriorActs'>,
  draft: Omit<PickDraft, 'publication'>,
): Record<string, string> {
  const { signer, title, understood, acknowledgement } = draft
  return {
    ...(signer === '' && { signer: selectionMessages.signerRequired }),
    ...(title === '' && { title: selectionMessages.titleRequired }),
    ...(!understood && { understood: selectionMessages.understand }),
    ...(isRetroLater &&
      acknowledgement.length < shortestAcknowledgement && { acknowledgement: selectionMessages.acknowledgeRetro }),
  }
}

/** A quote as the client sees it, of what a plan needs. */
type QuoteBehind = Pick<ReviewQuote, 'isFirm' | 'isExpired' | 'premium' | 'coverages'>

/** Why a plan's quote does not support it, by plan field; undefined if it does. */
export function quoteBehindError(
  quote: QuoteBehind | undefined,
  { premium }: Pick<PlanTerms, 'premium'>,
): Record<string, string> | undefined {
  if (quote === undefined) return { quoteId: selectionMessages.quoteMissing }
  if (!quote.isFirm) return { quoteId: selectionMessages.quoteFirm }
  if (quote.isExpired) return { quoteId: selectionMessages.quoteExpired }
  if (quote.coverages.some(({ isOptional }) => isOptional)) return { quoteId: selectionMessages.quoteOptional }
  return quote.premium === premium ? undefined : { premium: selectionMessages.quotePremium }
}
