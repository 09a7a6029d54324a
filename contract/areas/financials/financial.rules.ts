import { addMonths } from '../../kit/zone.rules.ts'
import { type Figure, figureNames, type Figures, wantedFigures } from './figures.ts'

/** Something that two or more figures of one year disagree about. */
export interface BalanceError {
  readonly figures: readonly Figure[]
  readonly text: string
  /** Rejected without a note that explains it. */
  readonly needsNote: boolean
}

/** The share of the assets by which a balance sheet may be off without a note. */
const tolerance = 0.01

/**
 * Contradictions within one year's figures. Missing figures are not checked. The tolerance of 1% is what underwriters
 * accept as rounding.
 */
export function balanceErrors(figures: Figures): BalanceError[] {
  return [...unbalanced(figures), ...grossProfitOff(figures), ...partsAboveWhole(figures)]
}

function* unbalanced({ assets, liabilities, netWorth }: Figures): Iterable<BalanceError> {
  if (assets === null || liabilities === null || netWorth === null) return
  if (Math.abs(assets - liabilities - netWorth) <= Math.abs(assets) * tolerance) return
  yield {
    figures: ['assets', 'liabilities', 'netWorth'],
    text: 'Total assets should equal total liabilities plus net worth',
    needsNote: true,
  }
}

function* grossProfitOff({ revenue, costOfGoods, grossProfit }: Figures): Iterable<BalanceError> {
  if (revenue === null || costOfGoods === null || grossProfit === null) return
  if (Math.abs(revenue - costOfGoods - grossProfit) <= revenue * tolerance) return
  yield {
    figures: ['revenue', 'costOfGoods', 'grossProfit'],
    text: 'Gross profit should equal revenue less cost of goods sold',
    needsNote: false,
  }
}

const partOf: readonly (readonly [part: Figure, whole: Figure])[] = [
  ['currentAssets', 'assets'],
  ['cash', 'currentAssets'],
  ['currentLiabilities', 'liabilities'],
  ['debt', 'liabilities'],
]

function* partsAboveWhole(figures: Figures): Iterable<BalanceError> {
  for (const [part, whole] of partOf) {
    const [of, all] = [figures[part], figures[whole]]
    if (of !== null && all !== null && of > all)
      yield {
        figures: [part, whole],
        text: `${figureNames[part]} should not be above ${figureNames[whole].toLowerCase()}`,
        needsNote: false,
      }
  }
}

/** A figure worked out of others, with what it was worked out of. */
export interface Ratio {
  readonly key: 'current' | 'debtToEquity' | 'grossMargin' | 'netMargin' | 'revenueGrowth'
  /** As a number; null if it cannot be calculated. Margins and growth are fractions: 0.05 is 5%. */
  readonly value: number | null
  readonly formula: string
  /** The figures that it is worked out of, in cents. */
  readonly inputs: readonly { readonly name: string; readonly value: number | null }[]
}

export const ratioNames: Readonly<Record<Ratio['key'], string>> = {
  current: 'Current ratio',
  debtToEquity: 'Debt to equity',
  grossMargin: 'Gross margin',
  netMargin: 'Net margin',
  revenueGrowth: 'Revenue growth',
}

/** The ratios of a year; growth is relative to the previous year, if there is one. */
export function ratiosOf(figures: Figures, before: Figures | undefined): Ratio[] {
  const of = (key: Ratio['key'], top: Figure, bottom: Figure): Ratio => ({
    key,
    value: divided(figures[top], figures[bottom]),
    formula: `${figureNames[top]} ÷ ${figureNames[bottom].toLowerCase()}`,
    inputs: [top, bottom].map((figure) => ({ name: figureNames[figure], value: figures[figure] })),
  })
  const last = before?.revenue ?? null
  const growth = divided(figures.revenue, last)
  return [
    of('current', 'currentAssets', 'currentLiabilities'),
    of('debtToEquity', 'debt', 'netWorth'),
    of('grossMargin', 'grossProfit', 'revenue'),
    of('netMargin', 'netIncome', 'revenue'),
    {
      key: 'revenueGrowth',
      value: growth === null ? null : growth - 1,
      formula: 'Revenue ÷ prior year revenue − 1',
      inputs: [
        { name: 'Revenue', value: figures.revenue },
        { name: 'Prior year revenue', value: last },
      ],
    },
  ]
}

/** A ratio; null if a part is unknown, or if the whole is zero or negative, which would be misleading. */
const divided = (top: number | null, bottom: number | null): number | null =>
  top === null || bottom === null || bottom <= 0 ? null : top / bottom

interface Year {
  readonly fiscalYearEnd: string
  readonly isInterim: boolean
  readonly figures: Figures
}

/** Full years that a renewal requires. */
const yearsWanted = 3

/** Months that a full year may end before the new term starts and still be the latest. */
const latestMonths = 18

/**
 * How complete the financials are for a term: required figures of the last three full years, in percent, and the
 * missing ones as text. A year that ended more than 18 months before the term no longer counts as the latest.
 */
export function completeness<Y extends Year>(years: readonly Y[], effectiveOn: string) {
  const full = years
    .filter(({ isInterim, fiscalYearEnd }) => !isInterim && fiscalYearEnd < effectiveOn)
    .toSorted((one, other) => other.fiscalYearEnd.localeCompare(one.fiscalYearEnd))
    .slice(0, yearsWanted)
  const filled = full.flatMap(({ figures }) => wantedFigures.filter((figure) => figures[figure] !== null)).length
  const isOld = full[0] !== undefined && full[0].fiscalYearEnd < addMonths(effectiveOn, -latestMonths)
  return {
    percent: Math.floor((filled * 100) / (yearsWanted * wantedFigures.length)),
    full,
    missing: [
      ...(full.length < yearsWanted ? [`${yearsWanted - full.length} of ${yearsWanted} full years`] : []),
      ...(isOld ? ['the latest fiscal year'] : []),
      ...full.flatMap(({ fiscalYearEnd, figures }) => {
        const open = wantedFigures.filter((figure) => figures[figure] === null)
        return open.length === 0
          ? []
          : [`${open.map((figure) => figureNames[figure].toLowerCase()).join(', ')} of ${fiscalYearEnd.slice(0, 4)}`]
      }),
    ],
  }
}
