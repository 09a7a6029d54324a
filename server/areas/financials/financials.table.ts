import type { Figure } from '@portico/contract/areas/financials/figures.ts'
import type { StatementKind } from '@portico/contract/areas/financials/financial.shapes.ts'
import type { ColumnType, Generated } from 'kysely'

export type FinancialTables = {
  financial_years: {
    account_code: string
    id: string
    fiscal_year_end: string
    is_interim: boolean
    statement_kind: StatementKind
    currency: Generated<string>
    note: Generated<string>
    figures: ColumnType<Partial<Record<Figure, number>>, string, string>
    changed_by: string | null
    changed_at: Date
    version: Generated<number>
  }
  financial_files: {
    account_code: string
    year_id: string
    document_id: string
    added_at: Date
  }
}
