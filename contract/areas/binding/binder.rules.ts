import { addDays, daysBetween } from '../../kit/zone.rules.ts'
import { bindingMessages } from './binding.messages.ts'

/** How many days a binder lasts, at least and at most. */
const binderDays = { least: 30, most: 90 } as const

interface Span {
  readonly effectiveOn: string
  readonly expiresOn: string
}

/** A binder as it is usually issued on a day: for 30 days from then on, or from when coverage begins. */
export function usualBinder(today: string, { effectiveOn }: Pick<Span, 'effectiveOn'>): Span {
  const from = today > effectiveOn ? today : effectiveOn
  return { effectiveOn: from, expiresOn: addDays(from, binderDays.least) }
}

/** What is wrong with the days of a binder that is issued on a day, by field: it lies within the term and is not over. */
export function binderFaults(
  { effectiveOn, expiresOn }: Span,
  { term, today }: { readonly term: Span; readonly today: string },
): Partial<Record<keyof Span, string>> {
  if (effectiveOn < term.effectiveOn) return { effectiveOn: bindingMessages.binderBefore }
  const days = daysBetween(effectiveOn, expiresOn)
  if (days < binderDays.least || days > binderDays.most) return { expiresOn: bindingMessages.binderDays }
  if (expiresOn > term.expiresOn) return { expiresOn: bindingMessages.binderBeyond }
  return expiresOn <= today ? { expiresOn: bindingMessages.binderOver } : {}
}
