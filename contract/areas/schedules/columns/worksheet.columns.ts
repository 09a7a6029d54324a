import type { ColumnDefinition } from '../column.shapes.ts'
import { choice, days, defaultsTo, location, money, number, or, percent, totalled } from './column.ts'

/** Lines of the worksheet with their meaning. Two columns per line, the last twelve months and the next. */
const lines: readonly (readonly [key: string, heading: string, help: string])[] = [
  ['grossSales', 'Gross sales', 'Sales before deductions'],
  ['finishedStockStart', 'Finished stock at start', 'Manufacturers: finished goods at sales value, first day'],
  ['finishedStockEnd', 'Finished stock at end', 'Manufacturers: finished goods at sales value, last day'],
  ['prepaidFreight', 'Prepaid freight', 'Freight paid for customers'],
  ['returns', 'Returns', 'Returned sales'],
  ['discounts', 'Discounts', 'Discounts given'],
  ['badDebts', 'Bad debts', 'Uncollected sales'],
  ['collectionExpenses', 'Collection expenses', 'Cost of collecting'],
  ['netSales', 'Net sales', 'Gross sales less deductions'],
  ['rentalIncome', 'Rental income', 'Rents received'],
  ['commissions', 'Commissions', 'Commissions received'],
  ['cashDiscounts', 'Cash discounts received', 'Discounts taken from suppliers'],
  ['royalties', 'Royalties', 'Royalties received'],
  ['otherIncome', 'Other income', 'Other earnings of the business'],
  ['totalRevenue', 'Total revenue', 'Net sales and other earnings'],
  ['goodsSold', 'Cost of goods sold', 'Goods and raw stock used for sales'],
  ['supplies', 'Supplies consumed', 'Supplies used for products or services'],
  ['outsideServices', 'Outside services', 'Services bought for resale'],
  ['powerHeat', 'Power and heat', 'Power not continuing under contract'],
  ['excludedPayroll', 'Excluded payroll', 'Ordinary payroll that is excluded'],
  ['otherDeductions', 'Other deductions', 'Other costs that stop with the business'],
  ['totalDeductions', 'Total deductions', 'Total of the deductions'],
  ['netIncome', 'Net income', 'Profit before tax; negative for a loss'],
  ['continuingExpenses', 'Continuing expenses', 'Costs that continue after a loss'],
  ['incomeBasis', 'Business income basis', 'Total revenue less total deductions'],
]

/** Lines that a bad year makes negative. */
const signed = new Set(['netIncome', 'incomeBasis'])

const line = ([key, heading, help]: (typeof lines)[number]): ColumnDefinition[] =>
  ['Actual', 'Estimate'].map((kind) =>
    money(`${key}${kind}`, `${heading}, ${kind.toLowerCase()}`, help, {
      ...totalled,
      min: signed.has(key) ? null : 0,
    }),
  )

/** Keys of the worksheet's lines; their cells end in `Actual` and `Estimate`. */
export const worksheetLines: readonly string[] = lines.map(([key]) => key)

export const businessIncomeColumns = [
  location({ frozen: true }),
  choice('basis', 'Basis', 'Manufacturing or not', ['Mfg', 'Non-Mfg'], defaultsTo('Non-Mfg')),
  ...lines.flatMap(line),
  days('ordinaryPayroll', 'Ordinary payroll', 'Included, excluded, or for a number of days', or('Include', 'Exclude')),
  number('months', 'Months', 'Months of the longest expected interruption', { min: 0, max: 36 }),
  percent('coinsurance', 'Coinsurance', 'Percent of the basis', { min: 50, max: 125 }),
  money('extraExpense', 'Extra expense', 'Cost to continue operations elsewhere', totalled),
  days('extendedPeriod', 'Extended period', 'Days covered after reopening'),
]
