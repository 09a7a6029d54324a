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
    currentAssets: ['money', 'Current assets', { help: 'Cash, and what turns into cash within a year.' }],
    currentLiabilities: ['money', 'Current liabilities', { help: 'What is due within a year.' }],
    cash: ['money', 'Cash'],
    longTermDebt: ['money', 'Long-term debt'],
    netIncome: ['money', 'Net income of the last full year', { help: 'A loss begins with a minus.', min: lowest }],
    grossProfit: ['money', 'Gross profit of the last full year', { min: lowest }],
    costOfGoods: ['money', 'Cost of goods sold'],
  }),
  ...yesNoFacts('Financials', {
    debtCovenantBreach: ['Is the business in breach of a loan covenant?', 'Which, and what the lender says'],
    auditorDoubt: ['Has an auditor doubted that the business can go on?', 'When, and what was done since'],
    mergersPlanned: ['Is a merger, purchase or sale planned in the next 12 months?', 'With whom, when and how large'],
  }),
]
