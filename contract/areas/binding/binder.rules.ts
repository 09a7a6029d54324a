import { addDays, daysBetween } from '../../kit/zone.rules.ts'
import { bindingMessages } from './binding.messages.ts'

/** How many days a binder lasts, at least and at most. */
const binderDays = { least: 30, most: 90 } as const

interface Span {
  readonly effectiveOn: string
  readonly expiresOn: string
}

/** A usual binder issued on a day: for 30 days from then, or from the effective date if later. */
export function usualBinder(today: string, { effectiveOn }: Pick<Span, 'effectiveOn'>): Span {
  const from = today > effectiveOn ? today : effectiveOn
  return { effectiveOn: from, expiresOn: addDays(from, binderDays.least) }
}

/** What is wrong with the dates of a binder issued on a day, by field: it must be within the term and not expired. */
export function binderErrors(
  { effectiveOn, expiresOn }: Span,
  { term, today }: { readonly term: Span; readonly today: string },
): Partial<Record<keyof Span, string>> {
  if (effectiveOn < term.effectiveOn) return { effectiveOn: bindingMessages.binderBefore }
  const days = daysBetween(effectiveOn, expiresOn)
  if (days < binderDays.least || days > binderDays.most) return { expiresOn: bindingMessages.binderDays }
  if (expiresOn > term.expiresOn) return { expiresOn: bindingMessages.binderBeyond }
  return expiresOn <= today ? { expiresOn: bindingMessages.binderOver } : {}
}
