import type { ClassificationTypes } from '@portico/contract/areas/schedules/classification.shapes.ts'
import type { ColumnType, Generated } from 'kysely'

export type ScheduleTabTables = {
  schedule_tabs: {
    account_code: string
    schedule_type: string
    tab_id: number
    name: string | null
    row_count: Generated<number>
    errors: Generated<number>
    hard_errors: Generated<number>
    outliers: Generated<number>
    limits_to_review: Generated<number>
    /** What was found in the tab as a whole, as JSON. */
    joint_findings: Generated<string>
    /** Whose tables alone read its class codes, as JSON. */
    class_owners: ColumnType<ClassificationTypes, string | undefined, string>
    created_at: Date
    changed_at: Date
    changed_by: string | null
  }
  schedule_tab_numbers: {
    account_code: string
    last_tab_id: number
  }
}
