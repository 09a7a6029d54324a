import { checkMessages } from './check.messages.ts'
import { atMost, error, outlier } from './row-rule.ts'
import type { RowRule } from './row-rule.ts'
import { amountIn, exceeds, sumIn, textIn } from './rows.ts'
import type { Cells } from './rows.ts'

const monopolisticStates = new Set(['ND', 'OH', 'WA', 'WY'])

/** Dollars per year that a full-time worker is rarely paid less, or more, than. */
const usualPay = { least: 10_000, most: 400_000 }

const payrollPerHead = (cells: Cells): number | null => {
  const heads = (amountIn(cells, 'fullTime') ?? 0) + (amountIn(cells, 'partTime') ?? 0) / 2
  const payroll = amountIn(cells, 'payroll')
  return payroll === null || heads === 0 ? null : payroll / heads
}

export const workersCompRules: readonly RowRule[] = [
  outlier('state', checkMessages.monopolistic, (cells) => monopolisticStates.has(textIn(cells, 'state'))),
  outlier('payroll', checkMessages.payrollPerHead, (cells) => {
    const pay = payrollPerHead(cells)
    return exceeds(pay, usualPay.most) || exceeds(usualPay.least, pay)
  }),
]

/** Owners below this share of ownership may rarely opt out of work comp. */
const usualExclusionShare = 10

export const executiveRules: readonly RowRule[] = [
  outlier('cover', checkMessages.exclusionShare, (cells) => {
    return textIn(cells, 'cover') === 'Exclude' && exceeds(usualExclusionShare, amountIn(cells, 'ownership'))
  }),
]

export const payrollRules: readonly RowRule[] = [
  error('glPayroll', checkMessages.glAboveWc, (cells) => {
    return (
      amountIn(cells, 'wcPayroll') !== null &&
      exceeds(amountIn(cells, 'glPayroll'), sumIn(cells, ['wcPayroll', 'ownersPayroll']))
    )
  }),
]

export const layerRules: readonly RowRule[] = [
  error('aggregate', checkMessages.aggregateBelow, (cells) => {
    return exceeds(amountIn(cells, 'occurrence'), amountIn(cells, 'aggregate'))
  }),
  error('underlyingLimit', checkMessages.underlyingBelow, (cells) => {
    return exceeds(amountIn(cells, 'requiredLimit'), amountIn(cells, 'underlyingLimit'))
  }),
]

/** Dollars up to which benefit plans must be bonded for a tenth of their assets. */
const mostErisaBond = 500_000

export const crimeRules: readonly RowRule[] = [
  error('limit', checkMessages.erisaLimit, (cells) => {
    const assets = amountIn(cells, 'planAssets')
    if (textIn(cells, 'agreement') !== 'ERISA' || assets === null) return false
    return exceeds(Math.min(assets / 10, mostErisaBond), amountIn(cells, 'limit') ?? 0)
  }),
]

export const cyberRules: readonly RowRule[] = [
  ...['mfaEmail', 'mfaRemote', 'mfaAdmin'].map((column) =>
    outlier(column, checkMessages.mfaMissing, (cells) => textIn(cells, column) === 'N'),
  ),
  outlier('records', checkMessages.recordsImplausible, (cells) => {
    return exceeds(amountIn(cells, 'records'), amountIn(cells, 'revenue'))
  }),
]

export const maxWithinAnnual = (column: string): RowRule => atMost(column, 'annualValue', checkMessages.maxAboveAnnual)
