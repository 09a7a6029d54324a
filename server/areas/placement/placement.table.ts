import type { SealedContent } from '@portico/contract/areas/placement/placement.shapes.ts'
import type { ColumnType } from 'kysely'

export type PlacementTables = {
  placement_entries: {
    account_code: string
    cycle_id: string
    number: number
    at: Date
    is_internal: boolean
    content: ColumnType<SealedContent, string, never>
    content_hash: string
    previous: string
    hash: string
  }
}
