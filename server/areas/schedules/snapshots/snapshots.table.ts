export type SnapshotTables = {
  schedule_snapshots: {
    account_code: string
    snapshot_number: number
    snapshot_type: string
    label: string
    term_from: string | null
    term_to: string | null
    row_count: number
    taken_at: Date
    taken_by: string | null
  }
  schedule_row_states: {
    account_code: string
    schedule_type: string
    tab_id: number
    row_id: string
    snapshot_number: number
    rank: string
    cells: string | null
    changed_at: Date | null
    changed_by: string | null
  }
}
