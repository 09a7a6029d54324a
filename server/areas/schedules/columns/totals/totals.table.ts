/** Row and tab counts of a type; in moves they may be negative. */
interface Counted {
  schedule_type: string
  row_count: string
  tab_count: string
}

export type ScheduleTotalTables = {
  schedule_totals: Counted
  schedule_total_moves: Counted
}
