import type { RenewalStage, RequestedCoverage } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { Generated } from 'kysely'

export type RenewalTables = {
  renewal_cycles: {
    account_code: string
    id: string
    effective_on: string
    stage: Generated<RenewalStage>
    is_current: Generated<boolean>
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
    requested: Generated<RequestedCoverage[]>
    carriers_excluded: Generated<string[]>
    place: number
  }
  renewal_sections: {
    account_code: string
    cycle_id: string
    kind: SectionKind
    owner_id: string | null
    due_on: string | null
    mark: 'WAITING' | 'IN_REVIEW' | 'COMPLETE' | 'N_A' | null
    marked_by: string | null
    marked_at: Date | null
    nothing_changed: Generated<boolean>
    reopened_reason: string | null
    version: Generated<number>
  }
}
