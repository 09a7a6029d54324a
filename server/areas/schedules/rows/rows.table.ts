import type { ColumnType, Generated } from 'kysely'
import type { KeptJointFinding } from './rows.view.ts'

export type ScheduleRowTables = {
  schedule_rows: {
    account_code: string
    schedule_type: string
    tab_id: number
    row_id: string
    rank: string
    /** Normalised value by column key, as JSON; empty cells are left out. */
    cells: string
    /** What was found in the row, as JSON. */
    findings: Generated<string>
    /** What was found in the row together with others. */
    joint_findings: ColumnType<KeptJointFinding[], string | undefined, string>
    /** The day from which the brokerage accepted the row, where that lay ahead. */
    accepted_from: string | null
    /** When something else was found in it together with others. */
    checked_at: Date | null
    version: Generated<number>
    changed_at: Date
    changed_by: string | null
  }
}
