import { addDays, daysBetween } from '../../kit/zone.rules.ts'
import { dueDay, ruleOn } from '../losses/due-day.ts'
import type { ClaimAnswers } from './claim-question.ts'
import { claimsMadeTypes, type ClaimTypeCode } from './claim-types.ts'
import type { ClaimDeadlineRule } from './claim-deadline-rule.shapes.ts'
import { isOshaRecordable } from './osha/osha-line.rules.ts'
import { policyDay } from './claim.rules.ts'

export type ClaimDeadlineKind = ClaimDeadlineRule['kind']

/** A day by which someone has to do something about a claim, and where that follows from. */
export interface ClaimDeadline {
  readonly kind: ClaimDeadlineKind | 'POLICY_PERIOD'
  readonly label: string
  readonly dueOn: string
  readonly source: string
  readonly doneOn: string | null
}

interface DeadlineCase {
  readonly type: ClaimTypeCode
  readonly answers: ClaimAnswers
  /** The last day of the policy that answers for it, where known. */
  readonly policyEndsOn: string | null
  /** The day on which each kind of deadline was met. */
  readonly done: Readonly<Record<string, string>>
}

const startsOf = ({
  type,
  answers,
}: DeadlineCase): readonly (readonly [ClaimDeadlineKind, string, string | undefined])[] => {
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
  const state = claim.answers['state'] ?? ''
  const found: ClaimDeadline[] = startsOf(claim).flatMap(([kind, label, start]) => {
    if (start === undefined || start === '') return []
    const rule = ruleOn(
      rules.filter((each) => each.kind === kind),
      state,
      start,
    )
    if (rule === undefined) return []
    return [
      {
        kind,
        label: labelOf(label, rule),
        dueOn: dueOf(start, rule),
        source: rule.source,
        doneOn: claim.done[kind] ?? null,
      },
    ]
  })
  return [...found, ...policyPeriod(claim)].toSorted((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
}

/** Whether a deadline is one of the carrier: there are no reminders of it, and it is not on calendars. */
export const isOfCarrier = ({ kind }: Pick<ClaimDeadline, 'kind'>): boolean => kind === 'ACKNOWLEDGMENT'

interface Reported {
  readonly state: string
  readonly reportedOn: string | null
}

/** By when the carrier acknowledges a claim that was reported, by the rules in force on that day. */
export function acknowledgmentOf(
  { state, reportedOn }: Reported,
  rules: readonly ClaimDeadlineRule[],
): ClaimDeadline | undefined {
  if (reportedOn === null) return undefined
  const ofKind = rules.filter(({ kind }) => kind === 'ACKNOWLEDGMENT')
  const rule = ruleOn(ofKind, state, reportedOn)
  if (rule === undefined) return undefined
  const label = labelOf('Carrier’s acknowledgment', rule)
  return { kind: rule.kind, label, dueOn: dueOf(reportedOn, rule), source: rule.source, doneOn: null }
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
function policyPeriod({ type, answers, policyEndsOn, done }: DeadlineCase): ClaimDeadline[] {
  if (policyEndsOn === null || !claimsMadeTypes.includes(type) || policyDay(type, answers) === undefined) return []
  return [
    {
      kind: 'POLICY_PERIOD',
      label: 'Report within the policy period',
      dueOn: policyEndsOn,
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
