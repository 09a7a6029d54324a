import type { LookupKind } from '@portico/contract/areas/lookups/class-codes.ts'
import type { LookupEdition } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import type { Generated } from 'kysely'

export type LookupTables = {
  lookup_editions: {
    id: string
    kind: LookupKind
    owner: string
    edition: string
    state: string | null
    licence: string
    active_from: string
    status: LookupEdition['status']
    entries: number
    faults: Generated<number>
    /** Rows of the file that were left out, as JSON. */
    fault_rows: Generated<string>
    file_name: string | null
    created_at: Date
    created_by: string | null
    status_since: Date
  }
  lookup_entries: {
    edition_id: string
    code: string
    phrase: string
    /** Other phrases for the same, one a line. */
    also: Generated<string>
    basis: string | null
    hazard: string | null
    notes: string | null
  }
}
