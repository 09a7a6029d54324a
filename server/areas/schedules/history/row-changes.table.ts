import type { Generated } from 'kysely'

export type RowChangeTables = {
  schedule_row_changes: {
    account_code: string
    schedule_type: string
    tab_id: number
    row_id: string
    change_no: Generated<string>
    kind: string
    /** Column, before and now of each cell, as JSON; of a row that came or went its cells alone, by their column. */
    cells: string
    changed_at: Date
    changed_by: string | null
  }
}
