import { completeness } from '@portico/contract/areas/financials/financial.rules.ts'
import type { Tx } from '../../platform/database/database.ts'
import { financialYearsView } from './financial-years.view.ts'

/** How far the financials of an account are ready for the term that begins on a day, and what is missing. */
export async function financialsProgress(tx: Tx, account: string, effectiveOn: string) {
  const { percent, full, missing } = completeness(await financialYearsView(tx, account), effectiveOn)
  return {
    percent,
    blockers: missing.map((what) => ({ text: `Missing: ${what}`, link: 'financials', isHard: full.length === 0 })),
    parts: full.map(({ fiscalYearEnd, files }) => ({
      name: `Fiscal year ${fiscalYearEnd.slice(0, 4)}`,
      link: 'financials',
      percent: files.length === 0 ? 50 : 100,
    })),
    changed: null,
  }
}
