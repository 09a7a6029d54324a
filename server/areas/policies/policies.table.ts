import type { PolicyStage } from '@portico/contract/areas/policies/policy.rules.ts'
import type { Policy, PolicyLayer } from '@portico/contract/areas/policies/policy.shapes.ts'
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
    stage: Generated<PolicyStage>
    is_project: Generated<boolean>
    premium_cents: number | null
    bill_type: Policy['billType']
    layer_kind: PolicyLayer['kind'] | null
    attachment_cents: Generated<number>
    limit_cents: number | null
    over_types: Generated<string[]>
    file_state: Generated<Policy['fileState']>
    version: Generated<number>
    created_at: Date
  }
  policy_coverages: {
    account_code: string
    policy_id: string
    place: number
    name: string
    limit_cents: number | null
    deductible_cents: number | null
    is_retention: Generated<boolean>
    note: Generated<string>
  }
  policy_endorsements: {
    account_code: string
    policy_id: string
    place: number
    number: string
    effective_date: string
    description: string
    premium_change_cents: Generated<number>
  }
  policy_documents: {
    account_code: string
    policy_id: string
    document_id: string
    added_at: Date
  }
}
