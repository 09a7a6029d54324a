export type ChecksDueTables = {
  schedule_checks_due: {
    account_code: string
    schedule_type: string
    tab_id: number
    asks: number
  }
}
