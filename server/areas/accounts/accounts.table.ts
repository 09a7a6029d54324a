import type { Generated } from 'kysely'

export type AccountTables = {
  accounts: AccountsTable
  account_roles: {
    account_code: string
    user_id: string
    role: 'ADMIN' | 'USER' | 'INS_PARTNER'
    permissions: string[]
  }
  account_agents: {
    account_code: string
    user_id: string
    role: string
  }
}

interface AccountsTable {
  code: string
  company_name: string
  brokerage_code: string
  relationship: Generated<'CLIENT' | 'PROSPECT'>
  broker_status: Generated<string>
  phase: string | null
  ams_type: string | null
  ams_code: string | null
  primary_effective_date: string | null
  primary_contact_id: string | null
  record_version: Generated<number>
  created_at: Generated<Date>
  deleted_at: Date | null
  /** Of a deleted account: the one that it became part of. */
  merged_into: Generated<string | null>
}
