import { type Figure, figureGroups } from '@portico/contract/areas/financials/figures.ts'
import { statementKindNames, type StatementKind } from '@portico/contract/areas/financials/financial.shapes.ts'
import { dollars } from '@portico/contract/kit/money-words.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/database.ts'
import type { PdfPart } from '../../../../platform/pdf/pdf-pages.ts'
import { tableUnder } from '../../../../platform/pdf/parts/pdf-parts.ts'
import type { SubmissionRow } from '../../submissions.view.ts'
import { section } from './sections.ts'

interface Year {
  readonly end: string
  readonly isInterim: boolean
  readonly kind: StatementKind
  readonly currency: string
  readonly figures: Partial<Record<Figure, number | null>>
}

/** Years that fit next to each other on a page. */
const mostYears = 4

/** The newest statements next to each other, as entered. */
export async function financialSection(tx: Tx, { account }: SubmissionRow): Promise<PdfPart[]> {
  const { rows } = await sql<Year>`select fiscal_year_end::text as "end", is_interim as "isInterim",
      statement_kind as kind, currency, figures
    from financial_years where account_code = ${account} order by fiscal_year_end desc, is_interim limit ${mostYears}`.execute(
    tx.db,
  )
  if (rows.length === 0) return []
  const years = rows.toReversed()
  return section(
    'Financial statements',
    Object.entries(figureGroups).flatMap(([group, names]) => tableUnder(group, statement(names, years))),
  )
}

const statement = (names: Readonly<Record<string, string>>, years: readonly Year[]) => ({
  columns: [
    { label: '', width: 3 },
    ...years.map(({ end, isInterim, kind, currency }) => ({
      label: [
        `${isInterim ? 'To' : 'Year ended'} ${americanDay(end)}`,
        statementKindNames[kind],
        ...(currency === 'USD' ? [] : [currency]),
      ].join('\n'),
      width: 2,
      isNumeric: true,
    })),
  ],
  rows: Object.entries(names)
    .map(([key, name]) => [name, ...years.map(({ figures }) => amountOf(figures[key as Figure]))])
    .filter(([, ...amounts]) => amounts.some((amount) => amount !== '')),
})

const amountOf = (cents: number | null | undefined): string =>
  cents === null || cents === undefined ? '' : dollars(cents)
