import { linesOfCover } from './fact-choices.ts'
import { factsOf, yesNoFacts } from './fact-definition.ts'

/** What is known of losses, apart from the list of them. */
export const lossFacts = [
  ...factsOf('Losses', null, {
    lossFree: ['yesNo', 'Has your company had no losses on any line in the last five years?'],
    lossRunsDate: [
      'date',
      'Valuation date of your loss runs',
      { help: 'The date as of which carriers report your losses.' },
    ],
    lossesTotal: ['whole', 'Number of losses in the last five years', { help: 'All lines, paid or unpaid.' }],
    lossesOpen: ['whole', 'Open losses'],
    lossesIncurred: [
      'money',
      'Incurred losses in the last five years',
      { help: 'Paid plus reserves, less recoveries.' },
    ],
    lossLargest: ['money', 'Largest incurred loss in the last five years'],
    lossRunFiles: ['file', 'Loss runs', { help: 'Currently valued, from every carrier of the last five years.' }],
  }),
  ...yesNoFacts('Losses', {
    knownCircumstances: [
      'Do you know of anything that may lead to a claim and has not been reported?',
      'Describe what happened, when, and who may make a claim',
    ],
    lapseInCover: [
      'Have you had a gap in coverage in the last five years?',
      'Describe the line, the dates, and the reason',
    ],
    lawsuitPending: [
      'Is a lawsuit pending against the business?',
      'Describe the court, parties, allegations, and status',
    ],
  }),
]

/** Policies of the last years, of every line. */
export const priorPolicyFacts = factsOf('Losses', 'priorPolicies', {
  priorLine: ['choice', 'Line', { choices: linesOfCover }],
  priorCarrier: ['text', 'Carrier'],
  priorPolicyNumber: ['text', 'Policy number'],
  priorEffective: ['date', 'Effective date'],
  priorExpiration: ['date', 'Expiration date'],
  priorLimit: ['text', 'Limit'],
  priorDeductible: ['money', 'Deductible or retention'],
  priorPremium: ['money', 'Premium'],
  priorRetroactive: [
    'date',
    'Retroactive date',
    { help: 'Claims-made policies only. Work done before this date is not covered.' },
  ],
})

/** Losses of the last years, of every line. */
export const lossListFacts = factsOf('Losses', 'losses', {
  lossLine: ['choice', 'Line', { choices: linesOfCover }],
  lossDate: ['date', 'Date of loss', { pastOnly: true }],
  lossReported: ['date', 'Date reported', { pastOnly: true }],
  lossDescription: ['longText', 'Description'],
  lossPaid: ['money', 'Paid'],
  lossReserved: ['money', 'Reserves', { help: 'Amount the carrier still expects to pay.' }],
  lossStatus: ['choice', 'Status', { choices: ['Open', 'Closed', 'Reopened'] }],
  lossPrevention: ['text', 'Corrective action taken'],
})
