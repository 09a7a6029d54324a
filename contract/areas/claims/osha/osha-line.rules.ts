import { addDays, americanDay, daysBetween } from '../../../kit/zone.rules.ts'
import type { ClaimAnswers } from '../claim-question.ts'
import type { Claim } from '../claim.shapes.ts'

/** Why an employee's name stays off the log, by 29 CFR 1904.29(b)(7). Only a person can say so. */
export const privacyReasons = {
  NONE: 'Not a privacy case',
  INTIMATE: 'Injury to an intimate body part or the reproductive system',
  ASSAULT: 'Injury from a sexual assault',
  MENTAL: 'Mental illness',
  INFECTION: 'HIV infection, hepatitis, or tuberculosis',
  NEEDLE: 'Needlestick or cut from a contaminated object',
  REQUEST: 'Illness, and the employee asked for it',
} as const
export type PrivacyReason = keyof typeof privacyReasons

/** The most days that the log counts for one case. */
const mostDays = 180

/** Whether an injury has to be on the OSHA log, as far as the answers say: anything beyond first aid, or days away. */
export const isOshaRecordable = (answers: ClaimAnswers): boolean =>
  ['CLINIC', 'EMERGENCY', 'HOSPITAL', 'FATAL'].includes(answers['treatment'] ?? '') || (answers['lostOn'] ?? '') !== ''

/** Calendar days away from work, from the day after the injury; those up to today where the employee is not back. */
export function daysAway(answers: ClaimAnswers, today: string): number {
  const { lossOn = '', lostOn = '', returnOn = '' } = answers
  if (lostOn === '') return 0
  const from = lostOn <= lossOn ? addDays(lossOn, 1) : lostOn
  const until = returnOn === '' || returnOn > today ? today : returnOn
  return Math.min(mostDays, Math.max(0, daysBetween(from, until)))
}

/** The column of the log that a case is classified in: the most serious that applies. */
export function classification(answers: ClaimAnswers): string {
  if (answers['treatment'] === 'FATAL') return 'G Death'
  if ((answers['lostOn'] ?? '') !== '') return 'H Days away from work'
  return 'J Other recordable case'
}

export interface OshaField {
  readonly form: '300' | '301'
  readonly label: string
  readonly value: string
}

type OfClaim = Pick<Claim, 'ourNumber' | 'answers' | 'today'>

/** The draft of a line of the OSHA 300 log and of its 301 report. What the claim does not say stays blank. */
export function oshaLine({ ourNumber, answers, today }: OfClaim, reason: PrivacyReason): OshaField[] {
  const isPrivate = reason !== 'NONE'
  const answer = (key: string): string => answers[key] ?? ''
  const log = (label: string, value: string): OshaField => ({ form: '300', label, value })
  const report = (label: string, value: string): OshaField => ({ form: '301', label, value })
  const isDead = answer('treatment') === 'FATAL'
  return [
    log('Case number', ourNumber),
    log('Employee’s name', isPrivate ? 'Privacy case' : answer('claimant')),
    log('Job title', answer('employeeClass')),
    log('Date of injury or onset', dayText(answer('lossOn'))),
    log('Where the event occurred', answer('location')),
    log(
      'Injury, body part, and object',
      isPrivate ? '' : [answer('nature'), answer('bodyPart'), answer('cause')].filter((each) => each !== '').join(', '),
    ),
    log('Classification', classification(answers)),
    log('Days away from work', isDead ? '' : String(daysAway(answers, today))),
    log('Days of job transfer or restriction', ''),
    log('Type', answer('nature') === 'Illness' ? 'M(6) All other illnesses' : 'M(1) Injury'),
    report('Date of birth', isPrivate ? '' : dayText(answer('birthDate'))),
    report('Date hired', dayText(answer('hiredOn'))),
    report('Physician or facility', answer('physician')),
    report('Treated in an emergency room', yesNo(answer('treatment'), ['EMERGENCY', 'HOSPITAL'])),
    report('Hospitalized overnight as an inpatient', yesNo(answer('treatment'), ['HOSPITAL'])),
    report('Time of event', answer('lossTime')),
    report('What happened', isPrivate ? '' : answer('what')),
    report('Date of death', ''),
  ]
}

const dayText = (day: string): string => (day === '' ? '' : americanDay(day))

const yesNo = (treatment: string, yes: readonly string[]): string => {
  if (treatment === '') return ''
  return yes.includes(treatment) ? 'Yes' : 'No'
}
