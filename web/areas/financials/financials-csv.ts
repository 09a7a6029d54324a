import { figureKeys, figureNames } from '@portico/contract/areas/financials/figures.ts'
import { type FinancialYear, statementKindNames } from '@portico/contract/areas/financials/financial.shapes.ts'
import { csvFileOf } from '@portico/contract/kit/csv.ts'
import { yearName } from './year-table.tsx'

/** Fiscal years side by side as a table for spreadsheet programs; amounts in whole units of their currency. */
export const financialsCsv = (years: readonly FinancialYear[]): string =>
  csvFileOf(
    ['Fiscal year end', ...years.map(yearName)],
    [
      ['Statements', ...years.map(({ statementKind }) => statementKindNames[statementKind])],
      ['Currency', ...years.map(({ currency }) => currency)],
      ...figureKeys.map((key) => [
        figureNames[key],
        ...years.map(({ figures }) => (figures[key] === null ? null : figures[key] / 100)),
      ]),
      ['Note', ...years.map(({ note }) => note)],
    ],
  )
