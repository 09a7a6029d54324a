import type { FinancialYear } from '@portico/contract/areas/financials/financial.shapes.ts'
import { addMonths } from '@portico/contract/kit/zone.rules.ts'
import { completeness } from '@portico/contract/areas/financials/financial.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { financialYearsView } from './financial-years.view.ts'

/** The progress of an account's financials for the term that starts on a day, and what is missing. */
export async function financialsProgress(tx: Tx, account: string, effectiveOn: string) {
  const years = await financialYearsView(tx, account)
  const { percent, full, missing } = completeness(years, effectiveOn)
  return {
    percent,
    blockers: missing.map((what) => ({ text: `Missing: ${what}`, link: 'financials', isHard: full.length === 0 })),
    parts: full.map(({ fiscalYearEnd, files }) => ({
      name: `Fiscal year ${fiscalYearEnd.slice(0, 4)}`,
      link: 'financials',
      percent: files.length === 0 ? 50 : 100,
    })),
    changed: changedYears(years, addMonths(effectiveOn, -12)),
  }
}

/** Years entered or corrected since the expiring term started; null if none is older. */
function changedYears(years: readonly FinancialYear[], lastYearOn: string): number | null {
  const changed = years.filter(({ changedAt }) => changedAt >= lastYearOn).length
  return changed === years.length ? null : changed
}
