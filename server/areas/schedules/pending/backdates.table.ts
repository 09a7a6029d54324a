export type BackdateTables = {
  schedule_backdates: {
    account_code: string
    backdate_id: string
    schedule_type: string
    tab_id: number
    row_id: string
    effective_from: string
    reason: string | null
    changed_at: Date
    changed_by: string | null
  }
}
