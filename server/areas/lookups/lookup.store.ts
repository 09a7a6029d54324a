import type { LookupEdition, LookupEntry } from '@portico/contract/areas/lookups/lookup.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { updateRow } from '../../platform/database/rows.ts'

/** Adds the entries of an edition in one statement. */
export async function insertEntries(tx: Tx, editionId: string, entries: readonly LookupEntry[]): Promise<void> {
  const made = entries.map(({ phrases, ...entry }) => ({ ...entry, also: phrases.join('\n') }))
  await tx.db
    .insertInto('lookup_entries')
    .columns(['edition_id', 'code', 'phrase', 'also', 'basis', 'hazard', 'notes'])
    .expression(
      sql`select ${editionId}::uuid, code, phrase, also, basis, hazard, notes
        from jsonb_to_recordset(${JSON.stringify(made)}::jsonb)
          as made (code text, phrase text, also text, basis text, hazard text, notes text)`,
    )
    .execute()
}

/** Moves an edition into another status. */
export async function setStatus(tx: Tx, id: string, status: LookupEdition['status'], at: Date): Promise<void> {
  await updateRow(tx, 'lookup_editions', { id }, { status, status_since: at })
}
