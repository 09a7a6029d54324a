import { linesOfCover } from './fact-choices.ts'
import { factsOf, yesNoFacts } from './fact-definition.ts'

/** What is known of losses, apart from the list of them. */
export const lossFacts = [
  ...factsOf('Losses', null, {
    lossFree: ['yesNo', 'Have you had no losses, of any line, in the last five years?'],
    lossRunsDate: [
      'date',
      'Valuation date of your loss runs',
      { help: 'The day as of which carriers state your losses.' },
    ],
    lossesTotal: ['whole', 'Number of losses in the last five years', { help: 'Of every line, paid or not.' }],
    lossesOpen: ['whole', 'Losses that are still open'],
    lossesIncurred: [
      'money',
      'Losses of the last five years, incurred',
      { help: 'Paid and reserved, less what was recovered.' },
    ],
    lossLargest: ['money', 'Largest loss of the last five years, incurred'],
    lossRunFiles: ['file', 'Loss runs', { help: 'Currently valued, from every carrier of the last five years.' }],
  }),
  ...yesNoFacts('Losses', {
    knownCircumstances: [
      'Do you know of anything that may lead to a claim and has not been reported?',
      'What happened, when, and who may claim',
    ],
    lapseInCover: [
      'Was there a time without cover in the last five years?',
      'Which line, from when until when, and why',
    ],
    lawsuitPending: ['Is a lawsuit pending against the business?', 'Court, parties, what is claimed and how it stands'],
  }),
]

/** Policies of the last years, of every line. */
export const priorPolicyFacts = factsOf('Losses', 'priorPolicies', {
  priorLine: ['choice', 'Line', { choices: linesOfCover }],
  priorCarrier: ['text', 'Carrier'],
  priorPolicyNumber: ['text', 'Policy number'],
  priorEffective: ['date', 'From'],
  priorExpiration: ['date', 'Until'],
  priorLimit: ['text', 'Limit'],
  priorDeductible: ['money', 'Deductible or retention'],
  priorPremium: ['money', 'Premium'],
  priorRetroactive: [
    'date',
    'Retroactive date',
    { help: 'Of claims-made policies only: work done before it is not covered.' },
  ],
})

/** Losses of the last years, of every line. */
export const lossListFacts = factsOf('Losses', 'losses', {
  lossLine: ['choice', 'Line', { choices: linesOfCover }],
  lossDate: ['date', 'Date of loss', { pastOnly: true }],
  lossReported: ['date', 'Reported on', { pastOnly: true }],
  lossDescription: ['longText', 'What happened'],
  lossPaid: ['money', 'Paid'],
  lossReserved: ['money', 'Reserved', { help: 'What the carrier still expects to pay.' }],
  lossStatus: ['choice', 'Status', { choices: ['Open', 'Closed', 'Reopened'] }],
  lossPrevention: ['text', 'What was changed after it'],
})
