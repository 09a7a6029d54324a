import type { FinancialYear } from '@portico/contract/areas/financials/financial.shapes.ts'

/** The end of the year after the latest full one, or of the last calendar year: the most likely year to add. */
export function likelyYearEnd(years: readonly FinancialYear[], today: Date): string {
  const latest = years.find(({ isInterim }) => !isInterim)
  const year = today.getFullYear() - 1
  if (latest === undefined) return `${year}-12-31`
  const next = `${Number(latest.fiscalYearEnd.slice(0, 4)) + 1}${latest.fiscalYearEnd.slice(4)}`
  return new Date(`${next}T00:00`) <= today ? next : ''
}
