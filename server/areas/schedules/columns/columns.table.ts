import type { ColumnSetting } from '@portico/contract/areas/schedules/columns/column-settings.shapes.ts'
import type { ColumnType, Generated } from 'kysely'

/** Kept as JSON. */
type Settings = ColumnType<ColumnSetting[], string, string>

export type ScheduleColumnTables = {
  schedule_column_settings: {
    brokerage_code: string
    schedule_type: string
    settings: Settings
    version: Generated<number>
    changed_at: Date
    changed_by: string | null
  }
  schedule_column_proposals: {
    brokerage_code: string
    schedule_type: string
    proposed_by: string
    id: string
    version: number
    settings: Settings
    proposed_at: Date
  }
}
