import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { figureKeys, type Figures, wantedFigures } from './figures.ts'
import { balanceErrors, completeness, ratiosOf } from './financial.rules.ts'

const none = Object.fromEntries(figureKeys.map((key) => [key, null])) as Record<keyof Figures, null>
const cents = fc.integer({ min: 0, max: 1_000_000_000_00 })
const valueOf = (figures: Figures, key: string, before?: Figures) =>
  ratiosOf(figures, before).find((ratio) => ratio.key === key)!.value

describe('a balance sheet', () => {
  test('that adds up has no error, whatever its figures', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: -1_000_000_00, max: 1_000_000_000_00 }), (liabilities, netWorth) => {
        const figures = { ...none, liabilities, netWorth, assets: liabilities + netWorth }
        expect(balanceErrors(figures)).toEqual([])
      }),
    )
  })

  test('may be off by 1 % and no cent more', () => {
    const off = (by: number) =>
      balanceErrors({ ...none, assets: 100_000_00, liabilities: 60_000_00, netWorth: 40_000_00 + by })
    expect([off(1_000_00), off(-1_000_00)]).toEqual([[], []])
    expect(off(1_000_01)).toMatchObject([{ figures: ['assets', 'liabilities', 'netWorth'], needsNote: true }])
    expect(off(-1_000_01)).toHaveLength(1)
  })

  test.each([
    [{ currentAssets: 5, assets: 4 }, 'Current assets should not be above total assets'],
    [{ cash: 5, currentAssets: 4 }, 'Cash should not be above current assets'],
    [{ debt: 5, liabilities: 4 }, 'Debt should not be above total liabilities'],
    [{ revenue: 100, costOfGoods: 60, grossProfit: 30 }, 'Gross profit should equal revenue less cost of goods sold'],
  ])('with %j says so and takes no note', (figures, text) => {
    expect(balanceErrors({ ...none, ...figures })).toMatchObject([{ text, needsNote: false }])
  })
})

describe('ratios', () => {
  const year = {
    ...none,
    revenue: 1_200,
    grossProfit: 480,
    netIncome: -60,
    currentAssets: 300,
    currentLiabilities: 200,
  }

  test('are worked out of the figures that they name', () => {
    expect(valueOf(year, 'current')).toBe(1.5)
    expect(valueOf(year, 'grossMargin')).toBe(0.4)
    expect(valueOf(year, 'netMargin')).toBe(-0.05)
    expect(valueOf(year, 'revenueGrowth', { ...none, revenue: 1_000 })).toBeCloseTo(0.2, 12)
    const [current] = ratiosOf(year, undefined)
    expect(current).toMatchObject({
      formula: 'Current assets ÷ current liabilities',
      inputs: [{ value: 300 }, { value: 200 }],
    })
  })

  test('are not worked out where a figure is missing, or the whole is nothing or less', () => {
    expect(valueOf(year, 'debtToEquity')).toBeNull()
    expect(valueOf({ ...year, debt: 5, netWorth: -1 }, 'debtToEquity')).toBeNull()
    expect(valueOf({ ...year, revenue: 0 }, 'netMargin')).toBeNull()
    expect(valueOf(year, 'revenueGrowth')).toBeNull()
  })
})

describe('completeness', () => {
  const full = Object.fromEntries(figureKeys.map((key) => [key, 1])) as unknown as Figures
  const year = (fiscalYearEnd: string, figures: Figures = full, isInterim = false) => ({
    fiscalYearEnd,
    figures,
    isInterim,
  })
  const three = [year('2025-12-31'), year('2024-12-31'), year('2023-12-31')]

  test('is whole with three full years that hold what underwriters want', () => {
    expect(completeness(three, '2027-01-01')).toMatchObject({ percent: 100, missing: [] })
  })

  test('names what is missing', () => {
    const { percent, missing } = completeness([year('2025-12-31', { ...full, payroll: null })], '2027-01-01')
    expect(missing).toEqual(['2 of 3 full years', 'payroll of 2025'])
    expect(percent).toBe(Math.floor((5 * 100) / 18))
  })

  test('takes neither interim years nor years that end after the term begins', () => {
    const others = [year('2026-09-30', full, true), year('2027-12-31')]
    expect(completeness(others, '2027-01-01')).toMatchObject({ percent: 0, full: [] })
  })

  test('wants a year that ended within 18 months', () => {
    expect(completeness(three, '2027-06-30').missing).toEqual([])
    expect(completeness(three, '2027-07-31').missing).toEqual(['the latest fiscal year'])
  })

  test('never falls when a figure is added', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...wantedFigures)), fc.constantFrom(...wantedFigures), (held, added) => {
        const figures = { ...none, ...Object.fromEntries(held.map((key) => [key, 1])) }
        const before = completeness([year('2025-12-31', figures)], '2027-01-01').percent
        const after = completeness([year('2025-12-31', { ...figures, [added]: 1 })], '2027-01-01').percent
        expect(after).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})
