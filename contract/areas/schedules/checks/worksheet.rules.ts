import { worksheetLines } from '../columns/worksheet.columns.ts'
import { checkMessages } from './check.messages.ts'
import { error, outlier } from './row-rule.ts'
import type { RowRule } from './row-rule.ts'
import { amountIn, sumIn } from './rows.ts'
import type { Cells } from './rows.ts'

interface Sum {
  readonly line: string
  readonly says: string
  readonly adds: readonly string[]
  readonly takes: readonly string[]
}

const sums: readonly Sum[] = [
  {
    line: 'netSales',
    says: 'gross sales plus the change in finished stock, less deductions',
    adds: ['grossSales', 'finishedStockEnd'],
    takes: ['finishedStockStart', 'prepaidFreight', 'returns', 'discounts', 'badDebts', 'collectionExpenses'],
  },
  {
    line: 'totalRevenue',
    says: 'net sales and other earnings',
    adds: ['netSales', 'rentalIncome', 'commissions', 'cashDiscounts', 'royalties', 'otherIncome'],
    takes: [],
  },
  {
    line: 'totalDeductions',
    says: 'the 6 deductions',
    adds: ['goodsSold', 'supplies', 'outsideServices', 'powerHeat', 'excludedPayroll', 'otherDeductions'],
    takes: [],
  },
  {
    line: 'incomeBasis',
    says: 'total revenue less total deductions',
    adds: ['totalRevenue'],
    takes: ['totalDeductions'],
  },
]

const doesNotAddUp = (cells: Cells, sum: Sum, kind: string): boolean => {
  const written = amountIn(cells, `${sum.line}${kind}`)
  const added = sumIn(
    cells,
    sum.adds.map((line) => `${line}${kind}`),
  )
  if (written === null || added === null) return false
  const taken =
    sumIn(
      cells,
      sum.takes.map((line) => `${line}${kind}`),
    ) ?? 0
  return Math.abs(added - taken - written) >= 1
}

const isFarFromActual = (cells: Cells, line: string): boolean => {
  const actual = amountIn(cells, `${line}Actual`)
  const estimate = amountIn(cells, `${line}Estimate`)
  if (actual === null || estimate === null || actual === 0) return false
  return Math.abs(estimate - actual) > Math.abs(actual) * 0.3
}

/** The worksheet's sums, to the dollar, and estimates against what was. */
export const worksheetRules: readonly RowRule[] = [
  ...sums.flatMap((sum) =>
    ['Actual', 'Estimate'].map((kind) =>
      error(`${sum.line}${kind}`, checkMessages.linesApart(sum.says), (cells) => doesNotAddUp(cells, sum, kind)),
    ),
  ),
  ...worksheetLines.map((line) =>
    outlier(`${line}Estimate`, checkMessages.estimateApart, (cells) => isFarFromActual(cells, line)),
  ),
]
