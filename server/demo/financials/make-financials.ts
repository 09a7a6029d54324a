import type { Figure } from '@portico/contract/areas/financials/figures.ts'
import type { StatementKind } from '@portico/contract/areas/financials/financial.shapes.ts'
import { utcDay } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { yearsBefore } from '../demo-dates.ts'
import type { PeopleIds } from '../demo-world.ts'

interface DemoYear {
  readonly account: string
  /** Full years back from the last one that is over; an interim one is this year's, up to the quarter that is over. */
  readonly back: number | 'interim'
  readonly kind: StatementKind
  /** Thousands of dollars. */
  readonly figures: Readonly<Partial<Record<Figure, number>>>
  readonly note?: string
  readonly by: string
  /** A document of the library that holds the statements. */
  readonly file?: string
}

const owner = 'owner@acme.test'

const demoYears: readonly DemoYear[] = [
  {
    account: 'ACME',
    back: 0,
    kind: 'REVIEWED',
    by: owner,
    file: 'Reviewed Financial Statement.pdf',
    figures: {
      revenue: 36_100,
      costOfGoods: 29_240,
      grossProfit: 6_860,
      payroll: 12_700,
      ebitda: 2_410,
      netIncome: 1_285,
      assets: 14_620,
      currentAssets: 9_180,
      cash: 1_940,
      liabilities: 8_310,
      currentLiabilities: 5_720,
      debt: 2_180,
      netWorth: 6_310,
    },
  },
  {
    account: 'ACME',
    back: 1,
    kind: 'REVIEWED',
    by: owner,
    figures: {
      revenue: 33_900,
      costOfGoods: 27_800,
      grossProfit: 6_100,
      payroll: 11_900,
      ebitda: 1_960,
      netIncome: 940,
      assets: 13_150,
      currentAssets: 8_020,
      cash: 1_310,
      liabilities: 7_780,
      currentLiabilities: 5_410,
      debt: 2_350,
      netWorth: 5_370,
    },
  },
  {
    account: 'ACME',
    back: 2,
    kind: 'COMPILED',
    by: owner,
    note: 'The loan of an owner of $180,000 is in neither liabilities nor net worth.',
    figures: {
      revenue: 30_400,
      costOfGoods: 25_600,
      grossProfit: 4_800,
      ebitda: 1_120,
      netIncome: -210,
      assets: 12_480,
      currentAssets: 7_150,
      cash: 860,
      liabilities: 7_680,
      currentLiabilities: 5_650,
      debt: 2_520,
      netWorth: 4_620,
    },
  },
  {
    account: 'ACME',
    back: 'interim',
    kind: 'INTERNAL',
    by: owner,
    figures: {
      revenue: 28_950,
      costOfGoods: 23_300,
      grossProfit: 5_650,
      payroll: 9_870,
      netIncome: 1_120,
      cash: 2_260,
    },
  },
  {
    account: 'NORTH',
    back: 0,
    kind: 'COMPILED',
    by: 'advisor@harbor.test',
    figures: { revenue: 11_260, payroll: 3_480, netIncome: 395, assets: 6_940, liabilities: 4_310, netWorth: 2_630 },
  },
]

/** Fiscal years as statements tell them; the calendar's year is the fiscal year. */
export async function makeFinancials(tx: Tx, ids: PeopleIds, now: Date): Promise<void> {
  const made = demoYears
    .filter(({ back }) => back !== 'interim' || now.getUTCMonth() >= 3)
    .map((year) => ({ year, id: newId(now) }))
  await tx.db
    .insertInto('financial_years')
    .values(
      made.map(({ year, id }) => ({
        account_code: year.account,
        id,
        fiscal_year_end: endOf(year, now),
        is_interim: year.back === 'interim',
        statement_kind: year.kind,
        note: year.note ?? '',
        figures: JSON.stringify(inCents(year.figures)),
        changed_by: ids.get(year.by)!,
        changed_at: now,
      })),
    )
    .execute()
  for (const { year, id } of made)
    if (year.file !== undefined)
      await sql`insert into financial_files (account_code, year_id, document_id, added_at)
      select account_code, ${id}::uuid, id, ${now}::timestamptz from documents
      where account_code = ${year.account} and name = ${year.file}`.execute(tx.db)
}

const inCents = (figures: DemoYear['figures']) =>
  Object.fromEntries(Object.entries(figures).map(([figure, thousands]) => [figure, thousands * 1000 * 100]))

function endOf({ back }: DemoYear, now: Date): string {
  const lastEnd = `${now.getUTCFullYear() - 1}-12-31`
  if (back !== 'interim') return yearsBefore(lastEnd, back)
  return utcDay(new Date(Date.UTC(now.getUTCFullYear(), Math.floor(now.getUTCMonth() / 3) * 3, 0)))
}
