import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Reader } from './document.access.ts'
import { visibleTo } from './document.view.ts'

/** Where a name must be unique. Internal, medical and shared names do not conflict with each other. */
export interface NamePlace {
  readonly folderId: string | null
  readonly isInternal: boolean
  readonly isMedical: boolean
}

/** The document that has a name in a place, as far as there is one to the reader. */
export async function sameNameView(
  tx: Tx,
  reader: Reader,
  { folderId, isInternal }: Omit<NamePlace, 'isMedical'>,
  name: string,
): Promise<{ id: string; name: string } | null> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from documents
    where ${visibleTo(reader)} and folder_id is not distinct from ${folderId}::uuid and is_internal = ${isInternal}
    and trashed_at is null and lower(name) = lower(${name})`.execute(tx.db)
  return rows[0] ?? null
}

/** Every name of a place, small, those too that there are not to a reader: a new name must differ from all of them. */
export async function takenNamesView(
  tx: Tx,
  account: string,
  { folderId, isInternal, isMedical }: NamePlace,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`select lower(name) as name from documents
    where account_code = ${account} and folder_id is not distinct from ${folderId}::uuid
      and is_internal = ${isInternal} and is_medical = ${isMedical}::boolean and trashed_at is null`.execute(tx.db)
  return new Set(rows.map(({ name }) => name))
}
