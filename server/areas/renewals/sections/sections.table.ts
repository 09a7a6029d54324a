import type { LaterStep } from '@portico/contract/areas/renewals/lead-times.ts'
import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { SectionMark } from '@portico/contract/areas/renewals/section-marks.ts'
import type { Generated } from 'kysely'

export type SectionTables = {
  renewal_sections: {
    account_code: string
    cycle_id: string
    kind: SectionKind
    owner_id: string | null
    due_on: string | null
    mark: SectionMark | null
    marked_by: string | null
    marked_at: Date | null
    nothing_changed: Generated<boolean>
    reopened_reason: string | null
    version: Generated<number>
  }
  renewal_nudges: {
    account_code: string
    cycle_id: string
    kind: SectionKind | LaterStep
    user_id: string
    nudged_at: Date
    /** Null where the portal reminded by itself. */
    nudged_by: string | null
    note: Generated<string>
  }
}
