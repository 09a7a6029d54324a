import { sql } from 'kysely'
import type { Merging, MergeUnderWay } from '../../platform/area.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { moveLibrary } from './documents.store.ts'

/** The folder that gets the library of a merged account. */
const folderName = (from: string): string => `From ${from}`

/** Moves the library of a merged account into its own folder, if it has documents or folders. */
export async function mergeLibrary(tx: Tx, { from, into, by, at }: MergeUnderWay): Promise<void> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from documents where account_code = ${from})
    or exists (select from document_folders where account_code = ${from}) as has`.execute(tx.db)
  if (!rows[0]!.has) return
  const folder = { id: newId(at), name: folderName(from), is_internal: false, created_by: by, created_at: at }
  await moveLibrary(tx, { from, into }, folder)
}

/** Whether the other account has a folder of that name already. */
export const mergedFolderExists = ({ from, into }: Merging) => sql`exists (select from document_folders
  where account_code = ${into} and parent_id is null and lower(name) = lower(${folderName(from)}))`
