export type RegistrationTables = {
  registrations: {
    id: string
    email: string
    first_name: string
    last_name: string
    company_name: string
    brokerage_code: string | null
    token_hash: Buffer
    created_at: Date
    expires_at: Date
    completed_at: Date | null
  }
}
