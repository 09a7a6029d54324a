import { maskSocialSecurity } from '../../kit/tax-number.ts'
import { dollars } from '../../kit/money-words.ts'
import { isDay } from '../../kit/text.ts'
import { americanDay, daysBetween, isFuture } from '../../kit/zone.rules.ts'
import { policyTypeName } from '../policies/policy-types.ts'
import type { ClaimAnswers, ClaimQuestion } from './claim-question.ts'
import { askedOf, choicesOfQuestion, medicalKeys } from './claim-questions.ts'
import { claimsMadeTypes, type ClaimTypeCode, linesOfClaim } from './claim-types.ts'
import { claimMessages } from './claim.messages.ts'

export const claimStatuses = ['DRAFT', 'REPORTED', 'ACKNOWLEDGED', 'OPEN', 'REOPENED', 'CLOSED', 'DENIED'] as const
export type ClaimStatus = (typeof claimStatuses)[number]

export const claimStatusNames: Readonly<Record<ClaimStatus, string>> = {
  DRAFT: 'Draft',
  REPORTED: 'Reported',
  ACKNOWLEDGED: 'Acknowledged',
  OPEN: 'Open',
  REOPENED: 'Reopened',
  CLOSED: 'Closed',
  DENIED: 'Denied',
}

export const claimOutcomes = ['PAID', 'NOT_PAID', 'INCIDENT_ONLY'] as const
export type ClaimOutcome = (typeof claimOutcomes)[number]

export const claimOutcomeNames: Readonly<Record<ClaimOutcome, string>> = {
  PAID: 'Closed with payment',
  NOT_PAID: 'Closed without payment',
  INCIDENT_ONLY: 'Incident only',
}

interface ClaimMove {
  readonly from: readonly ClaimStatus[]
  readonly to: ClaimStatus
  readonly label: string
  /** What happened, for the activity and for notifications. */
  readonly done: string
  readonly outcome?: ClaimOutcome
  readonly needsNote?: true
}

/** The states of claims that are not at an end. */
export const underWay: readonly ClaimStatus[] = ['REPORTED', 'ACKNOWLEDGED', 'OPEN', 'REOPENED']

/** The steps of a claim after it is reported. The brokerage makes them. */
export const claimMoves = {
  ACKNOWLEDGE: {
    from: ['REPORTED'],
    to: 'ACKNOWLEDGED',
    label: 'Acknowledged by the carrier',
    done: 'Claim acknowledged',
  },
  OPEN: { from: ['REPORTED', 'ACKNOWLEDGED'], to: 'OPEN', label: 'Open', done: 'Claim opened' },
  CLOSE_PAID: { from: underWay, to: 'CLOSED', label: 'Close with payment', done: 'Claim closed', outcome: 'PAID' },
  CLOSE: { from: underWay, to: 'CLOSED', label: 'Close without payment', done: 'Claim closed', outcome: 'NOT_PAID' },
  INCIDENT_ONLY: {
    from: underWay,
    to: 'CLOSED',
    label: 'Mark incident only',
    done: 'Claim marked incident only',
    outcome: 'INCIDENT_ONLY',
  },
  DENY: { from: underWay, to: 'DENIED', label: 'Denied by the carrier', done: 'Claim denied', needsNote: true },
  REOPEN: { from: ['CLOSED', 'DENIED'], to: 'REOPENED', label: 'Reopen', done: 'Claim reopened', needsNote: true },
} as const satisfies Readonly<Record<string, ClaimMove>>

export type ClaimMoveName = keyof typeof claimMoves
export const claimMoveNames = Object.keys(claimMoves) as [ClaimMoveName, ...ClaimMoveName[]]

export const moveOf = (name: ClaimMoveName): ClaimMove => claimMoves[name]

/** The steps that are possible from a state. */
export const movesFrom = (status: ClaimStatus): ClaimMoveName[] =>
  claimMoveNames.filter((name) => moveOf(name).from.includes(status))

/** Whether a claim in this state still waits for someone. */
export const isUnderWay = (status: ClaimStatus): boolean => underWay.includes(status)

/** Answers with Social Security numbers masked; blank ones are left out. */
export const cleanAnswers = (answers: ClaimAnswers): ClaimAnswers =>
  Object.fromEntries(
    Object.entries(answers).flatMap(([key, value]) => {
      const stored = maskSocialSecurity(value).trim()
      return stored === '' ? [] : [[key, stored] as const]
    }),
  )

/** Splits answers into what everyone on the claim reads, and the medical facts. */
export function splitAnswers(answers: ClaimAnswers): { readonly open: ClaimAnswers; readonly medical: ClaimAnswers } {
  const entries = Object.entries(answers)
  return {
    open: Object.fromEntries(entries.filter(([key]) => !medicalKeys.has(key))),
    medical: Object.fromEntries(entries.filter(([key]) => medicalKeys.has(key))),
  }
}

/** Types whose documents and carrier answers are likely to tell of an injury. */
const injuryTypes: ReadonlySet<string> = new Set(['WORK_COMP', 'NO_FAULT'])

/** Whether a claim has medical facts, in its answers or, by its type, in its documents. */
export const isMedicalClaim = (type: ClaimTypeCode, medical: ClaimAnswers): boolean =>
  injuryTypes.has(type) || Object.keys(medical).length > 0

/** What is wrong with one answer; undefined if nothing is. */
export function answerError(question: ClaimQuestion, answers: ClaimAnswers, today: string): string | undefined {
  const value = answers[question.key] ?? ''
  if (value === '') return question.required ? claimMessages.required : undefined
  return formError(question, value) ?? (question.past && isFuture(value, today) ? claimMessages.future : undefined)
}

function formError(question: ClaimQuestion, value: string): string | undefined {
  if (question.kind === 'day') return isDay(value) ? undefined : claimMessages.day
  if (question.kind === 'time') return /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? undefined : claimMessages.time
  if (question.kind === 'money') return /^\d{1,9}$/.test(value) ? undefined : claimMessages.money
  const choices = choicesOfQuestion(question)
  return choices.length === 0 || choices.some((each) => each.value === value) ? undefined : claimMessages.choice
}

/** What keeps a report from being sent, by question. */
export function reportErrors(type: ClaimTypeCode, answers: ClaimAnswers, today: string): Record<string, string> {
  if (type === 'UNKNOWN') return { type: claimMessages.chooseType }
  return Object.fromEntries(
    askedOf(type, answers).flatMap((question) => {
      const error = answerError(question, answers, today)
      return error === undefined ? [] : [[question.key, error] as const]
    }),
  )
}

/** The answers that count: those to questions that are asked. */
export function countingAnswers(type: ClaimTypeCode, answers: ClaimAnswers): ClaimAnswers {
  const keys = new Set(askedOf(type, answers).map(({ key }) => key))
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key)))
}

/** The day on which a policy has to be in force: of a claims-made type the day the claim was made or became known. */
export function policyDay(type: ClaimTypeCode, answers: ClaimAnswers): string | undefined {
  const { madeOn, awareOn, discoveredOn, lossOn } = answers
  const days = claimsMadeTypes.includes(type) ? [madeOn, discoveredOn, awareOn, lossOn] : [lossOn]
  return days.find((each) => each !== undefined && each !== '')
}

/** A policy term as a claim needs it. `endsOn` is the expiration or cancellation date. */
export interface ClaimPolicy {
  readonly id: string
  readonly line: string
  readonly carrier: string
  readonly policyNumber: string
  readonly effectiveOn: string
  readonly endsOn: string
}

/** The policy terms that could answer for a claim: of its lines, in force on its day, the likeliest first. */
export function policiesInForce<P extends ClaimPolicy>(
  policies: readonly P[],
  type: ClaimTypeCode,
  answers: ClaimAnswers,
): P[] {
  const day = policyDay(type, answers)
  if (day === undefined) return []
  const lines = linesOfClaim[type]
  return policies
    .filter(({ line, effectiveOn, endsOn }) => lines.includes(line) && effectiveOn <= day && day < endsOn)
    .toSorted((one, other) => lines.indexOf(one.line) - lines.indexOf(other.line))
}

/** A policy term as people name it. */
export const policyLabel = ({ line, carrier, policyNumber }: ClaimPolicy): string =>
  [policyTypeName(line), carrier, policyNumber].filter((each) => each !== '').join(' · ')

/** Whether a policy was in force on the day that counts for a claim. */
export const isInForce = (policy: ClaimPolicy | null, day: string | undefined): boolean =>
  policy !== null && day !== undefined && policy.effectiveOn <= day && day < policy.endsOn

interface CarrierDetails {
  readonly claimNumber: string
  readonly adjuster: string
  readonly reviewOn?: string | null
}

/** What is known from the carrier, for the activity. */
export const carrierFacts = ({ claimNumber, adjuster, reviewOn = null }: CarrierDetails): string[] =>
  [
    claimNumber === '' ? '' : `Claim number ${claimNumber}`,
    adjuster === '' ? '' : `Adjuster ${adjuster}`,
    reviewOn === null ? '' : `Review of reserves due ${americanDay(reviewOn)}`,
  ].filter((fact) => fact !== '')

/** Days from the loss to the report. */
export const lagDays = (lossOn: string | null, reportedOn: string | null): number | null =>
  lossOn === null || reportedOn === null ? null : Math.max(0, daysBetween(lossOn, reportedOn))

/** Whole months from the hire of an employee to a loss; null if either day is not known or they are in the wrong order. */
export function tenureMonths(hiredOn: string, lossOn: string | null): number | null {
  if (lossOn === null || !isDay(hiredOn) || hiredOn > lossOn) return null
  const [from, to] = [hiredOn, lossOn].map((day) => day.split('-').map(Number) as [number, number, number])
  const [fromYear, fromMonth, fromDay] = from!
  const [year, month, day] = to!
  return (year - fromYear) * 12 + month - fromMonth - (day < fromDay ? 1 : 0)
}

/** `16:40` as 4:40 PM. */
function timeText(value: string): string {
  const [hour = '', minutes = ''] = value.split(':')
  return `${Number(hour) % 12 || 12}:${minutes} ${Number(hour) < 12 ? 'AM' : 'PM'}`
}

/** The answer of a question as a person reads it. */
export function answerText(question: ClaimQuestion, value: string): string {
  if (question.kind === 'day') return americanDay(value)
  if (question.kind === 'time') return timeText(value)
  if (question.kind === 'money') return dollars(Number(value) * 100)
  return choicesOfQuestion(question).find((choice) => choice.value === value)?.label ?? value
}
