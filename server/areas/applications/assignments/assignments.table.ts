import type { Generated } from 'kysely'
import type { SubjectColumns } from '../subject.table.ts'

export type AssignmentTables = {
  application_assignments: AssignmentsTable
}

interface AssignmentsTable extends SubjectColumns {
  account_code: string
  /** Key of a page, section or question; empty for the whole form. */
  part: string
  user_id: string
  assigned_by: string
  assigned_at: Date
  done_at: Date | null
  version: Generated<number>
}
