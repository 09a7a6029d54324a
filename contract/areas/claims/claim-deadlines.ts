import { addDays, daysBetween } from '../../kit/zone.rules.ts'
import { dueDay, ruleOn } from '../losses/due-day.ts'
import type { ClaimAnswers } from './claim-question.ts'
import { claimsMadeTypes, type ClaimTypeCode } from './claim-types.ts'
import type { ClaimDeadlineRule } from './claim-deadline-rule.shapes.ts'
import { isOshaRecordable } from './osha/osha-line.rules.ts'
import { type ClaimPolicy, policyDay } from './claim.rules.ts'

export type ClaimDeadlineKind = ClaimDeadlineRule['kind']

/** A day by which someone has to do something about a claim, and where that follows from. */
export interface ClaimDeadline {
  readonly kind: ClaimDeadlineKind | 'POLICY_PERIOD' | 'RESERVE_REVIEW'
  readonly label: string
  readonly dueOn: string
  readonly source: string
  readonly doneOn: string | null
}

interface DeadlineCase {
  readonly type: ClaimTypeCode
  readonly answers: ClaimAnswers
  /** The policy that answers for it, where known. */
  readonly policy: Pick<ClaimPolicy, 'line' | 'policyNumber' | 'endsOn'> | null
  /** The day by which the brokerage wants its reserves reviewed. */
  readonly reviewOn: string | null
  /** The day on which each kind of deadline was met. */
  readonly done: Readonly<Record<string, string>>
}

type Start = readonly [kind: ClaimDeadlineKind, label: string, day: string | undefined]

const startsOf = (claim: DeadlineCase): readonly Start[] => [
  ['POLICY_NOTICE', 'Notify the carrier, as the policy requires', knownDay(claim)],
  ...startsOfType(claim),
]

/** The day on which the insured knew: of a claims-made policy that of the claim. */
const knownDay = ({ type, answers }: DeadlineCase): string | undefined =>
  [answers['knownOn'], policyDay(type, answers)].find((day) => day !== undefined && day !== '')

const startsOfType = ({ type, answers }: DeadlineCase): readonly Start[] => {
  const { knownOn, lossOn, servedOn, treatment, nature } = answers
  if (type === 'WORK_COMP')
    return [
      ['EMPLOYER_REPORT', 'Employer’s first report of injury', knownOn ?? lossOn],
      ['OSHA_FATALITY', 'Report a fatality to OSHA', treatment === 'FATAL' ? (knownOn ?? lossOn) : undefined],
      [
        'OSHA_INPATIENT',
        'Report a hospitalization or amputation to OSHA',
        treatment === 'HOSPITAL' || nature === 'Amputation' ? (knownOn ?? lossOn) : undefined,
      ],
      ['OSHA_LOG', 'Enter on the OSHA 300 log', isOshaRecordable(answers) ? (knownOn ?? lossOn) : undefined],
      // The summary is due whether or not an injury is recordable, so that these deadlines say nothing about this one.
      ['SUMMARY_POST', 'Post the OSHA 300A summary', lossOn],
      ['SUMMARY_SUBMIT', 'Submit the OSHA 300A summary electronically, if required', lossOn],
      ['SUMMARY_REMOVE', 'Keep the OSHA 300A summary posted until this date', lossOn],
    ]
  if (type === 'NO_FAULT') return [['NO_FAULT', 'File the no-fault application', lossOn]]
  return [['SUIT', 'Answer the suit papers', servedOn]]
}

/** The deadlines of a claim, by the rules in force on its day, the soonest first. */
export function deadlinesOf(claim: DeadlineCase, rules: readonly ClaimDeadlineRule[]): ClaimDeadline[] {
  const found: ClaimDeadline[] = startsOf(claim).flatMap(([kind, label, start]) => {
    if (start === undefined || start === '') return []
    const rule = ruleFor(claim, rules, kind, start)
    if (rule === undefined) return []
    return [
      {
        kind,
        label: labelOf(label, rule),
        dueOn: dueOf(countedFrom(claim, rule) ?? start, rule),
        source: rule.source,
        doneOn: claim.done[kind] ?? null,
      },
    ]
  })
  return [...found, ...policyPeriod(claim), ...reserveReview(claim)].toSorted(soonest)
}

export const soonest = (one: ClaimDeadline, other: ClaimDeadline): number => (one.dueOn < other.dueOn ? -1 : 1)

/** The rule of a claim: one of its policy before those of its line, and these before those of any line. */
function ruleFor(
  { policy, answers }: DeadlineCase,
  rules: readonly ClaimDeadlineRule[],
  kind: ClaimDeadlineKind,
  start: string,
): ClaimDeadlineRule | undefined {
  const ofKind = rules.filter((rule) => rule.kind === kind)
  const number = policy?.policyNumber.toLowerCase()
  const ofAll = ofKind.filter(({ policyNumber }) => policyNumber === '')
  return [
    ofKind.filter(({ policyNumber }) => policyNumber !== '' && policyNumber.toLowerCase() === number),
    ofAll.filter(({ line }) => line !== '' && line === policy?.line),
    ofAll.filter(({ line }) => line === ''),
  ]
    .map((some) => ruleOn(some, answers['state'] ?? '', start))
    .find((rule) => rule !== undefined)
}

/** The day that a rule names as its start; undefined for the usual one, or if it is not known. */
function countedFrom(claim: DeadlineCase, rule: ClaimDeadlineRule): string | undefined {
  const day = { LOSS: claim.answers['lossOn'], KNOWN: knownDay(claim), '': undefined }[rule.countedFrom]
  return day === '' ? undefined : day
}

function reserveReview({ reviewOn, done }: DeadlineCase): ClaimDeadline[] {
  if (reviewOn === null) return []
  const doneOn = done['RESERVE_REVIEW'] ?? null
  return [
    { kind: 'RESERVE_REVIEW', label: 'Review the reserves', dueOn: reviewOn, source: 'Set by the brokerage.', doneOn },
  ]
}

/** Whether a deadline is one of the carrier: there are no reminders of it. */
export const isOfCarrier = ({ kind }: { readonly kind: string }): boolean => kind === 'ACKNOWLEDGMENT'

/** Whether someone marks a deadline as met: the carrier's is met by the state of the claim, a review by the brokerage. */
export const mayMark = ({ kind }: { readonly kind: string }, isStaff: boolean): boolean =>
  kind === 'RESERVE_REVIEW' ? isStaff : !isOfCarrier({ kind })

/** What is met once the carrier has a notice, and once it acknowledges a claim, on top of what was met before. */
export const metBy = (
  step: 'NOTICE' | 'ACKNOWLEDGMENT',
  done: DeadlineCase['done'],
  today: string,
): DeadlineCase['done'] => ({
  POLICY_NOTICE: today,
  ...(step === 'ACKNOWLEDGMENT' && { ACKNOWLEDGMENT: today }),
  ...done,
})

interface Reported {
  readonly state: string
  readonly reportedOn: string | null
  readonly doneOn?: string | null
}

/** By when the carrier acknowledges a claim that was reported, by the rules in force on that day. */
export function acknowledgmentOf(
  { state, reportedOn, doneOn = null }: Reported,
  rules: readonly ClaimDeadlineRule[],
): ClaimDeadline | undefined {
  if (reportedOn === null) return undefined
  const ofKind = rules.filter(({ kind }) => kind === 'ACKNOWLEDGMENT')
  const rule = ruleOn(ofKind, state, reportedOn)
  if (rule === undefined) return undefined
  const label = labelOf('Carrier’s acknowledgment', rule)
  return { kind: rule.kind, label, dueOn: dueOf(reportedOn, rule), source: rule.source, doneOn }
}

const labelOf = (label: string, { unit, amount }: ClaimDeadlineRule): string =>
  unit === 'HOURS' ? `${label} (within ${amount} hours)` : label

function dueOf(start: string, { unit, amount }: ClaimDeadlineRule): string {
  if (unit === 'HOURS') return addDays(start, Math.floor(amount / 24))
  return unit === 'NEXT_YEAR' ? dateOfNextYear(start, amount) : dueDay(start, { days: amount, kind: unit })
}

/** A date of the year after a day, from month and day as one number. A day that its month lacks is the month's last. */
export function dateOfNextYear(start: string, monthAndDay: number): string {
  const year = Number(start.slice(0, 4)) + 1
  const month = Math.min(12, Math.max(1, Math.floor(monthAndDay / 100)))
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const day = Math.min(last, Math.max(1, monthAndDay % 100))
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** A claims-made policy answers only for what is reported within its period. */
function policyPeriod({ type, answers, policy, done }: DeadlineCase): ClaimDeadline[] {
  if (policy === null || !claimsMadeTypes.includes(type) || policyDay(type, answers) === undefined) return []
  return [
    {
      kind: 'POLICY_PERIOD',
      label: 'Report within the policy period',
      dueOn: policy.endsOn,
      source: 'Claims-made policies answer only for claims that are reported in their period.',
      doneOn: done['POLICY_PERIOD'] ?? null,
    },
  ]
}

/** How long there is left, in words. */
export function countdown(dueOn: string, today: string): string {
  const days = daysBetween(today, dueOn)
  if (days === 0) return 'Due today'
  const count = Math.abs(days) === 1 ? '1 day' : `${Math.abs(days)} days`
  return days > 0 ? `${count} left` : `${count} overdue`
}
