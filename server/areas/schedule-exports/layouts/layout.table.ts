import type { Layout } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { ColumnType } from 'kysely'

export type ExportLayoutTables = {
  schedule_export_layouts: {
    brokerage_code: string
    schedule_type: string
    layout_id: string
    name: string
    is_default: boolean
    layout: ColumnType<Layout, string, string>
    version: number
    changed_at: Date
    changed_by: string | null
  }
}
