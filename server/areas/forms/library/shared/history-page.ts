import { ask, explain, group, may, need, page, type PageDraft, section, whenNo } from '../parts.ts'

const shared = 'One list for all your applications: what is there already need not be typed again.'

/** Prior insurance and losses, the same list in all forms. */
export const historyPage = (): PageDraft =>
  page('historyPage', 'Insurance and losses so far', [
    group(
      'priorPolicies',
      [
        need('priorLine', 'priorCarrier'),
        may('priorPolicyNumber'),
        need('priorEffective', 'priorExpiration'),
        may('priorLimit', 'priorDeductible', 'priorPremium', 'priorRetroactive'),
      ],
      { help: `Policies of the last five years. ${shared}` },
    ),
    section('lossHistory', 'Loss history', [
      need('lossFree'),
      may('lossRunsDate', 'lossesTotal', 'lossesOpen', 'lossesIncurred', 'lossLargest', 'lossRunFiles'),
      explain('knownCircumstances', 'coverageTerminated', 'lapseInCover'),
    ]),
    group(
      'losses',
      [
        need('lossLine', 'lossDate'),
        may('lossReported'),
        need('lossDescription', 'lossPaid'),
        may('lossReserved'),
        need('lossStatus'),
        ask('lossPrevention', { help: 'Underwriters like to see what was learned.' }),
      ],
      { help: `Claims and losses of the last five years, paid or not. ${shared}`, showIf: whenNo('lossFree') },
    ),
  ])
