import type { BindOption, BindTerms } from '@portico/contract/areas/binding/binding.shapes.ts'
import { termEnd, termPremium } from '@portico/contract/areas/binding/term.rules.ts'
import type { DecidedQuote } from '../quotes/quotes.public.ts'

interface Term {
  readonly insuredName: string
  readonly effectiveOn: string
  /** The day of the renewal. */
  readonly renewsOn: string
}

/** The terms of a bind request for an accepted quote and effective date, without declined coverages. */
export function termsOf({ content, coverages, total }: DecidedQuote, term: Term): BindTerms {
  const { insuredName, effectiveOn, renewsOn } = term
  const taxesAndFees = (content.taxes ?? 0) + (content.fees ?? 0)
  const isTaken = (name: string) => coverages.some((choice) => choice.name === name && choice.isTaken)
  return {
    insuredName,
    effectiveOn,
    expiresOn: termEnd(effectiveOn, renewsOn),
    premium: termPremium(Math.max(0, (total ?? 0) - taxesAndFees), effectiveOn, renewsOn),
    taxesAndFees,
    coverages: content.coverages
      .filter(({ name, isOptional }) => !isOptional || isTaken(name))
      .map(({ name, limit, deductible, note }) => ({ name, limit, deductible, note })),
    forms: content.forms,
  }
}

/** The optional coverages that the client declined, with their reasons. */
export const declinationsOf = ({ coverages }: DecidedQuote): BindOption['declinations'] =>
  coverages.filter(({ isTaken }) => !isTaken).map(({ name, reason }) => ({ name, reason }))
