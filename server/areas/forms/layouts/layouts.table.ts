import type { ColumnType } from 'kysely'

/** A layout where its form was made, beneath that the changes to the layout above. */
type Content = ColumnType<unknown, string, string>

export type FormLayoutTables = {
  form_drafts: {
    /** Empty but for an account. */
    account_code: string
    form_id: string
    /** Empty but for a brokerage. */
    brokerage_code: string
    /** Null once it was published. */
    content: ColumnType<unknown, string | null, string | null>
    version: number
    changed_at: Date
    changed_by: string | null
  }
  form_versions: {
    account_code: string
    form_id: string
    brokerage_code: string
    number: number
    content: Content
    note: string
    published_at: Date
    published_by: string | null
  }
}
