import type { Generated } from 'kysely'

export type PolicyTables = {
  policies: {
    account_code: string
    id: string
    is_external: Generated<boolean>
    policy_number: string
    policy_type: string
    carrier: string | null
    name: string | null
    effective_date: string
    expiration_date: string
    canceled_on: string | null
    version: Generated<number>
    created_at: Date
  }
}
