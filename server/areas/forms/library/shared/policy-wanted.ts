import { choice, date, money, type QuestionDraft, section, type SectionDraft, text } from '../parts.ts'

/** When the insurance is to begin, and what is in force now; the line adds its own questions. */
export const policyWanted = (...more: readonly (QuestionDraft | readonly QuestionDraft[])[]): SectionDraft =>
  section('policyWanted', 'Insurance wanted', [
    date('wantedFrom', 'From', { required: true, help: 'Insurance begins at 12:01 a.m. at your mailing address.' }),
    date('wantedUntil', 'Until', { help: 'Leave it blank for a usual year.' }),
    choice('wantedKind', 'This is', ['New insurance', 'A renewal', 'A change of carrier'], { required: true }),
    text('expiringCarrier', 'Carrier now'),
    money('expiringPremium', 'Premium now'),
    money('targetPremium', 'Premium you hope for'),
    ...more,
  ])

export const occurrenceLimits = ['$300,000', '$500,000', '$1,000,000', '$2,000,000', 'Other']
export const deductibles = ['None', '$500', '$1,000', '$2,500', '$5,000', '$10,000', '$25,000', '$50,000', 'Other']
export const retentions = ['$2,500', '$5,000', '$10,000', '$25,000', '$50,000', '$100,000', '$250,000', 'Other']
export const claimsMadeLimits = [
  '$250,000',
  '$500,000',
  '$1,000,000',
  '$2,000,000',
  '$3,000,000',
  '$5,000,000',
  '$10,000,000',
  'Other',
]
