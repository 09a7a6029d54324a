import type {
  FileLook,
  ImportChoices,
  ImportCounts,
  ImportedRow,
  ImportedRowKind,
  ImportStart,
  ImportState,
  ImportTotal,
} from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import type { ColumnType, Generated } from 'kysely'

/** Written as JSON text, read as what it holds. */
type Json<T> = ColumnType<T, string, string>

export type ScheduleImportTables = {
  schedule_imports: {
    account_code: string
    id: string
    schedule_type: ScheduleType
    tab_id: number
    state: ImportState
    file_name: string
    file_key: string | null
    media_type: string
    bytes: number
    sha256: string
    look: ColumnType<FileLook | null, string | null | undefined, string | null>
    choices: ColumnType<ImportChoices | null, string | null | undefined, string | null>
    counts: ColumnType<ImportCounts | null, string | null | undefined, string | null>
    totals: ColumnType<ImportTotal[], string | undefined, string>
    sides: ColumnType<ImportStart | null, string | null | undefined, string | null>
    plan_key: string | null
    plan_bytes: Generated<number>
    plan_basis: string | null
    made_to: Generated<number>
    undone_to: Generated<number>
    left_count: Generated<number>
    progress: Generated<number>
    message: string | null
    created_at: Date
    created_by: string
    changed_at: Date
  }
  schedule_import_rows: {
    account_code: string
    import_id: string
    kind: ImportedRowKind
    place: number
    row: Json<ImportedRow>
  }
  schedule_import_headings: {
    brokerage_code: string
    schedule_type: ScheduleType
    heading: string
    column_key: string
    changed_at: Date
  }
}
