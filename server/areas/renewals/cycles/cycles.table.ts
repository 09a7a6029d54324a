import type { RequestedCoverage } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { RenewalStage } from '@portico/contract/areas/renewals/renewal-stages.ts'
import type { ColumnType, Generated } from 'kysely'

/** Kept as JSON, which is how it is written. */
type Json<T> = ColumnType<T, string, string>

export type CycleTables = {
  renewal_cycles: {
    account_code: string
    id: string
    effective_on: string
    stage: Generated<RenewalStage>
    is_current: Generated<boolean>
    /** Null for what the portal started by itself. */
    started_by: string | null
    closed_reason: string | null
    version: Generated<number>
    created_at: Date
  }
  renewal_lines: {
    account_code: string
    cycle_id: string
    id: string
    line: string
    policy_id: string | null
    requested: Json<RequestedCoverage[]>
    carriers_excluded: Json<string[]>
    place: number
  }
}
