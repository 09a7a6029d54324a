import type { ColumnType, Generated } from 'kysely'

export type FormUseTables = {
  form_editions: {
    id: string
    layout: ColumnType<unknown, string, never>
  }
  form_uses: {
    account_code: string
    application_id: string
    form_id: string
    edition_id: string
    title: string
    answered: Generated<string[]>
  }
}
