import { figureKeys } from '@portico/contract/areas/financials/figures.ts'
import { type FinancialYear, yearLimit } from '@portico/contract/areas/financials/financial.shapes.ts'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import type { Tables } from '../../tables/tables.generated.ts'

type Row = Selectable<Tables['financial_years']> & {
  readonly changed_by_name: string | null
  readonly files: FinancialYear['files']
}

/** The fiscal years of an account with their files, the latest first; or the one with `id`. */
export async function financialYearsView(tx: Tx, account: string, id?: string): Promise<FinancialYear[]> {
  return rowsOf(tx, account, id === undefined ? sql`true` : sql`financial_years.id = ${id}`)
}

/** One fiscal year; undefined if the account has none such. */
export async function financialYearView(tx: Tx, account: string, id: string): Promise<FinancialYear | undefined> {
  return isId(id) ? (await financialYearsView(tx, account, id))[0] : undefined
}

/** Leaves out files that are internal or deleted. */
async function rowsOf(tx: Tx, account: string, which: ReturnType<typeof sql<boolean>>): Promise<FinancialYear[]> {
  const { rows } = await sql<Row>`
    select financial_years.*, person.name as changed_by_name,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', documents.id, 'name', documents.name, 'bytes', document_versions.bytes)
          order by financial_files.added_at, documents.id)
        from financial_files
        join unrestricted_documents documents on documents.account_code = financial_files.account_code and documents.id = financial_files.document_id
        join document_versions on document_versions.account_code = documents.account_code
          and document_versions.document_id = documents.id and document_versions.number = documents.current_number
        where financial_files.account_code = financial_years.account_code and financial_files.year_id = financial_years.id
          and documents.trashed_at is null and not documents.is_internal), '[]') as files
    from financial_years left join person_names person on person.id = financial_years.changed_by
    where financial_years.account_code = ${account} and ${which}
    order by fiscal_year_end desc, is_interim limit ${yearLimit}`.execute(tx.db)
  return rows.map(shown)
}

const shown = (row: Row): FinancialYear => ({
  id: row.id,
  fiscalYearEnd: row.fiscal_year_end,
  isInterim: row.is_interim,
  statementKind: row.statement_kind,
  currency: row.currency,
  isOtherCurrency: row.currency !== 'USD',
  note: row.note,
  figures: Object.fromEntries(figureKeys.map((key) => [key, row.figures[key] ?? null])) as FinancialYear['figures'],
  files: row.files,
  changedBy: row.changed_by_name,
  changedAt: row.changed_at.toISOString(),
  version: row.version,
})
