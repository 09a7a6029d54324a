import type { ClaimQuestion } from '../claim-question.ts'
import { type ClaimTypeCode, claimsMadeTypes } from '../claim-types.ts'

const lossDay = (type: ClaimTypeCode): ClaimQuestion => ({
  key: 'lossOn',
  kind: 'day',
  required: true,
  past: true,
  ...(claimsMadeTypes.includes(type)
    ? { label: 'When did the event behind this happen?', help: 'Your best estimate of the first day.' }
    : { label: 'What day did it happen?', help: 'If you are not sure, enter the day it was discovered.' }),
})

/** The first questions of every report: when, where, and what. */
export const commonBefore = (type: ClaimTypeCode): readonly ClaimQuestion[] => [
  lossDay(type),
  ...(claimsMadeTypes.includes(type)
    ? []
    : [{ key: 'lossTime', label: 'About what time?', kind: 'time' as const, help: 'Leave blank if unknown.' }]),
  {
    key: 'location',
    label: 'Where did it happen?',
    kind: 'pick',
    list: 'locations',
    required: true,
    help: 'Choose a location of the account, or enter an address or place.',
  },
  { key: 'state', label: 'In which state?', kind: 'state', required: true },
  {
    key: 'what',
    label: 'What happened?',
    kind: 'long-text',
    required: true,
    help: 'The facts in order, in your own words. Do not enter Social Security numbers or medical details here.',
  },
]

/** What every report ends with. */
export const commonAfter: readonly ClaimQuestion[] = [
  { key: 'isReported', label: 'Was a police or fire report made?', kind: 'yes-no' },
  {
    key: 'reportNumber',
    label: 'Which department, and what is the report number?',
    kind: 'text',
    when: { key: 'isReported', is: ['Y'] },
  },
  {
    key: 'witnesses',
    label: 'Who saw it?',
    kind: 'long-text',
    help: 'Names and phone numbers of witnesses. Leave blank if there are none.',
  },
  { key: 'contactName', label: 'Who should the adjuster contact?', kind: 'text', required: true },
  {
    key: 'contactPhone',
    label: 'What is the best phone number or email for that person?',
    kind: 'text',
    required: true,
  },
  {
    key: 'isIncidentOnly',
    label: 'Is this for the record only?',
    kind: 'yes-no',
    help: 'Choose Yes if no one asks for payment now. We decide with you whether the carrier must be notified.',
  },
]
