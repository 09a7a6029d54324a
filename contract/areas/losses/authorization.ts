import { americanDay } from '../../kit/zone.rules.ts'
import type { LossRunTerm } from './loss-run.shapes.ts'

interface Asked {
  readonly companyName: string
  readonly carrier: string
  readonly terms: readonly Pick<LossRunTerm, 'policyNumber' | 'from' | 'to'>[]
}

const listed = (terms: Asked['terms']): string =>
  terms.map(({ policyNumber, from, to }) => `${policyNumber} (${americanDay(from)} to ${americanDay(to)})`).join('; ')

/** What is signed: the words that ask a carrier for loss runs and allow it to send them. */
export const authorizationText = ({ companyName, carrier, terms }: Asked): string =>
  `${companyName} asks ${carrier} for currently valued loss runs of these policies: ${listed(terms)}. Please state for ` +
  'each claim its number, date of loss, status, and the amounts paid, reserved and recovered, and say so in writing ' +
  'where a policy has none. We authorize you to send them to us and to our insurance broker.'

/** What a carrier is told that has not answered. */
export const reminderText = ({ carrier, terms }: Asked, sentOn: string): string =>
  `On ${americanDay(sentOn)} we asked ${carrier} for loss runs of these policies: ${listed(terms)}. They have not reached ` +
  'us yet. Please send them soon, or let us know when we can expect them.'

/** What a carrier is told whose answer is overdue, and by which rule it is. */
export const escalationText = (
  { carrier, terms }: Asked,
  { sentOn, dueOn, source }: { readonly sentOn: string; readonly dueOn: string; readonly source: string },
): string =>
  `On ${americanDay(sentOn)} we asked ${carrier} in writing for loss runs of these policies: ${listed(terms)}. They were ` +
  `due on ${americanDay(dueOn)} and have not been provided (${source}). Please send them without further delay, or give ` +
  'us the name of the person in charge and the day by which they will be here.'
