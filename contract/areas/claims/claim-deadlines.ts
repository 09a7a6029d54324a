import { daysBetween } from '../../kit/zone.rules.ts'
import { ruleOn } from '../losses/due-day.ts'
import type { ClaimAnswers } from './claim-question.ts'
import { claimsMadeTypes, type ClaimTypeCode, linesOfClaim } from './claim-types.ts'
import type { ClaimDeadlineRule } from './claim-deadline-rule.shapes.ts'
import { dueOf } from './deadline-time.rules.ts'
import { claimMessages } from './claim.messages.ts'
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

/** A deadline without a day, and why: a rule says that there is none, or no rule is on file. */
type Undated = Omit<ClaimDeadline, 'dueOn'> & { readonly dueOn: null }

/** What decides which rule applies to a claim. */
interface RuleCase {
  readonly type: ClaimTypeCode
  readonly answers: ClaimAnswers
  /** The policy that answers for it, where known. */
  readonly policy: Pick<ClaimPolicy, 'line' | 'policyNumber' | 'endsOn'> | null
}

interface DeadlineCase extends RuleCase {
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
const knownDay = ({ type, answers }: RuleCase): string | undefined =>
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
export const deadlinesOf = (claim: DeadlineCase, rules: readonly ClaimDeadlineRule[]): ClaimDeadline[] =>
  [...ruledOf(claim, rules).filter(isDated), ...policyPeriod(claim), ...reserveReview(claim)].toSorted(soonest)

/** What a claim would have a deadline for, if there were a rule with one. */
export const undatedOf = (claim: DeadlineCase, rules: readonly ClaimDeadlineRule[]): Undated[] =>
  ruledOf(claim, rules).filter((found) => !isDated(found))

/** Whether a deadline has a day. */
export const isDated = (found: ClaimDeadline | Undated): found is ClaimDeadline => found.dueOn !== null

const ruledOf = (claim: DeadlineCase, rules: readonly ClaimDeadlineRule[]): (ClaimDeadline | Undated)[] =>
  startsOf(claim).flatMap(([kind, label, start]) =>
    start === undefined || start === ''
      ? []
      : deadlineOf(claim, rules, { kind, label, start, doneOn: claim.done[kind] ?? null }),
  )

interface Counted extends Pick<ClaimDeadline, 'label' | 'doneOn'> {
  readonly kind: ClaimDeadlineKind
  /** The day that it is usually counted from, whose rules apply. */
  readonly start: string
}

function deadlineOf(
  claim: RuleCase,
  rules: readonly ClaimDeadlineRule[],
  { kind, label, start, doneOn }: Counted,
): ClaimDeadline | Undated {
  const rule = ruleFor(claim, rules, kind, start)
  if (rule === undefined) return { kind, label, dueOn: null, source: claimMessages.noDeadlineRule, doneOn }
  const dueOn = dueOf(countedFrom(claim, rule) ?? start, rule) ?? null
  const hours = rule.unit === 'HOURS' ? ` (within ${rule.amount} hours)` : ''
  return { kind, label: `${label}${hours}`, dueOn, source: rule.source, doneOn }
}

export const soonest = (one: ClaimDeadline, other: ClaimDeadline): number => (one.dueOn < other.dueOn ? -1 : 1)

/**
 * The rule of a claim: one of its policy before those of its line, and these before those of any line. Without a policy its line
 * is the likeliest of its type.
 */
function ruleFor(
  { type, policy, answers }: RuleCase,
  rules: readonly ClaimDeadlineRule[],
  kind: ClaimDeadlineKind,
  start: string,
): ClaimDeadlineRule | undefined {
  const ofKind = rules.filter((rule) => rule.kind === kind)
  const number = policy?.policyNumber.toLowerCase()
  const claimLine = policy?.line ?? linesOfClaim[type][0]
  const ofAll = ofKind.filter(({ policyNumber }) => policyNumber === '')
  return [
    ofKind.filter(({ policyNumber }) => policyNumber !== '' && policyNumber.toLowerCase() === number),
    ofAll.filter(({ line }) => line !== '' && line === claimLine),
    ofAll.filter(({ line }) => line === ''),
  ]
    .map((some) => ruleOn(some, answers['state'] ?? '', start))
    .find((rule) => rule !== undefined)
}

/** The day that a rule names as its start; undefined for the usual one, or if it is not known. */
function countedFrom(claim: RuleCase, rule: ClaimDeadlineRule): string | undefined {
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

interface Reported extends RuleCase {
  readonly reportedOn: string | null
  readonly doneOn?: string | null
}

/** By when the carrier acknowledges a claim that was reported, by the rules in force on that day. */
export const acknowledgmentOf = (
  { reportedOn, doneOn = null, ...claim }: Reported,
  rules: readonly ClaimDeadlineRule[],
): ClaimDeadline | Undated | undefined =>
  reportedOn === null
    ? undefined
    : deadlineOf(claim, rules, {
        kind: 'ACKNOWLEDGMENT',
        label: 'Carrier’s acknowledgment',
        start: reportedOn,
        doneOn,
      })

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
