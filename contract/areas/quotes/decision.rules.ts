import { coverageKey, isLess } from './coverage.rules.ts'
import { quoteMessages } from './quote.messages.ts'
import type { DecisionDraft, PublishedQuote, QuoteCoverage, ReviewQuote } from './quote.shapes.ts'

type Choice = DecisionDraft['coverages'][number]

/** An option to decide on. */
export type DecidedOption = Pick<ReviewQuote, 'isFirm' | 'isExpired' | 'coverages' | 'differences'>

const shortestReason = 5

/** What prevents saving a decision, by field. */
export function decisionErrors(option: DecidedOption, draft: DecisionDraft): Record<string, string> {
  return draft.choice === 'ACCEPTED' ? acceptErrors(option, draft) : declineErrors(draft)
}

function declineErrors({ reason, acknowledged }: DecisionDraft): Record<string, string> {
  return {
    ...(reason.trim().length < shortestReason && { reason: quoteMessages.declineReason }),
    ...(!acknowledged && { acknowledged: quoteMessages.acknowledge }),
  }
}

function acceptErrors(option: DecidedOption, draft: DecisionDraft): Record<string, string> {
  if (!option.isFirm) return { choice: quoteMessages.acceptIndication }
  if (option.isExpired) return { choice: quoteMessages.expired }
  return {
    ...(isLess(option.differences) && !draft.acknowledged && { acknowledged: quoteMessages.acknowledge }),
    ...choiceErrors(optionalOf(option), draft.coverages),
  }
}

/** The coverages of an option that the client takes or declines. */
export const optionalOf = ({ coverages }: Pick<PublishedQuote, 'coverages'>): QuoteCoverage[] =>
  coverages.filter(({ isOptional }) => isOptional)

/** Each optional coverage is taken, or declined with a reason by someone who knows what that means. */
function choiceErrors(optional: readonly QuoteCoverage[], choices: readonly Choice[]): Record<string, string> {
  const known = new Set(optional.map(coverageKey))
  const chosen = new Map(choices.map((choice) => [coverageKey(choice), choice]))
  const errors: Record<string, string> = {}
  for (const [place, choice] of choices.entries()) {
    if (!known.has(coverageKey(choice))) errors[`coverages.${place}.name`] = quoteMessages.unknownCoverage
    else Object.assign(errors, oneChoiceError(choice, place))
  }
  if (optional.some((coverage) => !chosen.has(coverageKey(coverage))) || chosen.size < choices.length)
    errors['coverages'] = quoteMessages.undecided
  return errors
}

function oneChoiceError({ isTaken, reason, acknowledged }: Choice, place: number): Record<string, string> {
  if (isTaken) return {}
  return {
    ...(reason.trim().length < shortestReason && { [`coverages.${place}.reason`]: quoteMessages.declineReason }),
    ...(!acknowledged && { [`coverages.${place}.acknowledged`]: quoteMessages.acknowledge }),
  }
}

/** An option's price with its accepted optional coverages; null if it has no price. */
export function totalWith(
  option: Pick<PublishedQuote, 'total' | 'coverages'>,
  choices: readonly Pick<Choice, 'name' | 'isTaken'>[],
): number | null {
  if (option.total === null) return null
  const taken = new Set(choices.filter(({ isTaken }) => isTaken).map(coverageKey))
  const extra = optionalOf(option).filter((coverage) => taken.has(coverageKey(coverage)))
  return extra.reduce((sum, { premium }) => sum + (premium ?? 0), option.total)
}
