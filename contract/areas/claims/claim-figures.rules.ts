import type { ClaimAnalysis } from './claim-analysis.shapes.ts'

/** The reported claims of an account, counted. */
export interface ClaimTotals {
  readonly total: number
  readonly open: number
  readonly suits: number
  readonly lag: number | null
  readonly from: string | null
  readonly to: string | null
}

export type ClaimFigures = Pick<
  ClaimAnalysis,
  'total' | 'open' | 'closingRate' | 'litigationRate' | 'averageLag' | 'valuedBetween'
>

/** The figures of all reported claims together. */
export function figuresOf({ total, open, suits, lag, from, to }: ClaimTotals): ClaimFigures {
  const percent = (part: number): number | null => (total === 0 ? null : Math.round((100 * part) / total))
  return {
    total,
    open,
    closingRate: percent(total - open),
    litigationRate: percent(suits),
    averageLag: lag,
    valuedBetween: from === null || to === null ? null : { from, to },
  }
}
