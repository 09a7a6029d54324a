import type { Layout } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { ColumnType } from 'kysely'

export type ExportLayoutTables = {
  schedule_export_layouts: {
    brokerage_code: string
    schedule_type: string
    /** Null for the standard. */
    layout: ColumnType<Layout | null, string | null, string | null>
    version: number
    changed_at: Date
    changed_by: string | null
  }
}
