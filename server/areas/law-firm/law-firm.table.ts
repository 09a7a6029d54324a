export type LawFirmTables = {
  law_firm_policies: {
    account_code: string
    firm_name: string
    producer_name: string
    producer_email: string | null
    producer_phone: string | null
    picture: string | null
    expiration_date: string | null
    progress_percent: number | null
    canceled: boolean
  }
}
