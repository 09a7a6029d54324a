import { statementKinds } from './fact-choices.ts'
import { factsOf, yesNoFacts } from './fact-definition.ts'

const lowest = -1_000_000_000_000

/** What the books say. */
export const financialFacts = [
  ...factsOf('Financials', null, {
    statementKind: ['choice', 'Kind of financial statements', { choices: statementKinds }],
    statementDate: ['date', 'Date of the latest statements', { pastOnly: true }],
    statementFiles: ['file', 'Latest financial statements'],
    totalAssets: ['money', 'Total assets'],
    totalLiabilities: ['money', 'Total liabilities'],
    currentAssets: ['money', 'Current assets', { help: 'Cash and assets convertible to cash within a year.' }],
    currentLiabilities: ['money', 'Current liabilities', { help: 'Amounts due within a year.' }],
    cash: ['money', 'Cash'],
    longTermDebt: ['money', 'Long-term debt'],
    netIncome: ['money', 'Net income of the last full year', { help: 'Enter a loss with a minus sign.', min: lowest }],
    grossProfit: ['money', 'Gross profit of the last full year', { min: lowest }],
    costOfGoods: ['money', 'Cost of goods sold'],
  }),
  ...yesNoFacts('Financials', {
    debtCovenantBreach: [
      'Is the business in breach of a loan covenant?',
      'Describe the covenant and the lender’s position',
    ],
    auditorDoubt: [
      'Has an auditor expressed doubt about the business continuing as a going concern?',
      'Describe when, and the actions taken since',
    ],
    mergersPlanned: ['Is a merger, acquisition, or sale planned in the next 12 months?', 'Describe the transaction'],
  }),
]
