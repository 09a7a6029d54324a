import { americanDay } from '../../kit/zone.rules.ts'
import type { LossRunTerm } from './loss-run.shapes.ts'

interface Asked {
  readonly companyName: string
  readonly carrier: string
  readonly terms: readonly Pick<LossRunTerm, 'policyNumber' | 'from' | 'to'>[]
}

/** A letter to a carrier: what is above the list of its policies, and what is below. */
export interface CarrierLetter {
  readonly opening: string
  readonly policies: readonly { readonly number: string; readonly term: string }[]
  readonly closing: string
}

const listed = (terms: Asked['terms']): CarrierLetter['policies'] =>
  terms.map(({ policyNumber, from, to }) => ({
    number: policyNumber,
    term: `${americanDay(from)} to ${americanDay(to)}`,
  }))

/** What is signed: the words that ask a carrier for loss runs and allow it to send them. */
export const authorization = ({ companyName, carrier, terms }: Asked): CarrierLetter => ({
  opening: `${companyName} requests from ${carrier} currently valued loss runs for these policies:`,
  policies: listed(terms),
  closing:
    'Please state for each claim its number, date of loss, status, and the amounts paid, reserves, and recoveries, and ' +
    'confirm in writing if a policy has none. We authorize you to release them to us and to our insurance broker.',
})

/** The letter to a carrier that has not responded. */
export const reminder = ({ carrier, terms }: Asked, sentOn: string): CarrierLetter => ({
  opening: `On ${americanDay(sentOn)}, we requested from ${carrier} loss runs for these policies:`,
  policies: listed(terms),
  closing: 'We have not received them yet. Please send them soon, or let us know when we can expect them.',
})

/** The letter to a carrier whose response is overdue, with the rule it breaks. */
export const escalation = (
  { carrier, terms }: Asked,
  { sentOn, dueOn, source }: { readonly sentOn: string; readonly dueOn: string; readonly source: string },
): CarrierLetter => ({
  opening: `On ${americanDay(sentOn)}, we requested from ${carrier} in writing loss runs for these policies:`,
  policies: listed(terms),
  closing:
    `They were due on ${americanDay(dueOn)} and have not been provided (${source}). Please send them without further ` +
    'delay, or give us the name of the person handling this request and the date we can expect them.',
})

/** A letter as plain text, a policy per line. */
export const letterText = ({ opening, policies, closing }: CarrierLetter): string =>
  [opening, ...policies.map(({ number, term }) => `• ${number} (${term})`), closing].join('\n')

/** Whether what was typed to sign is the name of the person who signs. */
export const isOwnName = (typed: string, name: string): boolean =>
  typed.trim().toLowerCase() === name.trim().toLowerCase()
