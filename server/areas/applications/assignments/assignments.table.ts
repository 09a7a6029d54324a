import type { Generated } from 'kysely'

export type AssignmentTables = {
  application_assignments: {
    account_code: string
    application_id: string
    /** Key of a page, section or question; empty for the whole application. */
    part: string
    user_id: string
    assigned_by: string
    assigned_at: Date
    done_at: Date | null
    version: Generated<number>
  }
}
