import { isFuture } from '../../kit/zone.rules.ts'
import type { ClaimAnswers } from '../claims/claim-question.ts'
import { cleanAnswers } from '../claims/claim.rules.ts'
import type { ClaimTypeCode } from '../claims/claim-types.ts'
import { firstNoticeMessages } from './first-notice.messages.ts'

export const noticeCodeKindNames = { ACCOUNT: 'Account', VEHICLE: 'Vehicle', LOCATION: 'Location' } as const
export type NoticeCodeKind = keyof typeof noticeCodeKindNames

/** What a person without a login can report. */
export const noticeTypes = [
  'AUTO',
  'WORK_COMP',
  'GENERAL_LIABILITY',
  'PROPERTY',
  'EQUIPMENT',
  'UNKNOWN',
] as const satisfies readonly ClaimTypeCode[]

export const noticeRoleNames = {
  DRIVER: 'Driver',
  EMPLOYEE: 'Employee',
  MANAGER: 'Manager or supervisor',
  WITNESS: 'Witness',
  OTHER: 'Other',
} as const
export type NoticeRole = keyof typeof noticeRoleNames

/** A report as someone without a login types it. */
export interface NoticeAnswers {
  readonly type: (typeof noticeTypes)[number]
  readonly lossOn: string
  readonly lossTime: string
  readonly place: string
  readonly state: string
  readonly what: string
  readonly others: string
  readonly injured: '' | 'Y' | 'N'
  readonly police: '' | 'Y' | 'N'
  readonly reportNumber: string
  readonly witnesses: string
  readonly name: string
  readonly phone: string
  readonly role: NoticeRole
}

const required = ['lossOn', 'place', 'what', 'name', 'phone'] as const

/** What prevents sending a report, by field. A location's code implies where it happened. */
export function noticeErrors(
  answers: NoticeAnswers,
  { today, kind }: { readonly today: string; readonly kind: NoticeCodeKind },
): Partial<Record<keyof NoticeAnswers, string>> {
  const needed = required.filter((key) => key !== 'place' || kind !== 'LOCATION')
  const blank = needed.filter((key) => answers[key].trim() === '')
  return {
    ...(isFuture(answers.lossOn, today) && { lossOn: firstNoticeMessages.future }),
    ...Object.fromEntries(blank.map((key) => [key, firstNoticeMessages.required])),
  }
}

/** Other people involved, for types of claims that ask for them. */
const othersOf = ({ type, others }: NoticeAnswers): ClaimAnswers => {
  if (type === 'AUTO') return { otherParties: others }
  return type === 'WORK_COMP' || type === 'GENERAL_LIABILITY' ? { claimant: others } : { others }
}

/**
 * The claim draft answers from a report. They never include medical facts, which are asked of people who may enter
 * them.
 */
export function claimAnswersOf(notice: NoticeAnswers): ClaimAnswers {
  const { others = '', ...involved } = othersOf(notice)
  const { type } = notice
  return cleanAnswers({
    lossOn: notice.lossOn,
    lossTime: notice.lossTime,
    location: notice.place,
    state: notice.state,
    what: notice.what,
    ...involved,
    ...(type === 'AUTO' && notice.role === 'DRIVER' && { driver: notice.name }),
    ...(type === 'WORK_COMP' && { knownOn: notice.lossOn }),
    ...(type === 'AUTO' || type === 'GENERAL_LIABILITY' ? { hasInjuries: notice.injured } : {}),
    isReported: notice.police,
    reportNumber: notice.police === 'Y' ? notice.reportNumber : '',
    witnesses: [notice.witnesses, others].filter((each) => each.trim() !== '').join('\n'),
    contactName: notice.name,
    contactPhone: notice.phone,
  })
}

interface Subject {
  readonly year?: string
  readonly make?: string
  readonly vin?: string
}

/** How a vehicle is named to someone who scans its code: nothing that the vehicle itself does not show. */
export const vehicleSubject = ({ year = '', make = '', vin = '' }: Subject): string =>
  [[year, make].filter((part) => part !== '').join(' '), vin === '' ? '' : `VIN …${vin.slice(-4)}`]
    .filter((part) => part !== '')
    .join(', ')
