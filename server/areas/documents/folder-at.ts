import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { ErrorResponse } from '../../platform/error-response.ts'
import { allFolders } from './folder-tree.view.ts'
import { insertIfAbsent, type NewRow } from '../../platform/database/rows.ts'

export const sameFolderName = () => new ErrorResponse(409, 'same_name', documentMessages.sameFolderName)

/** The folder at the end of a row of names from the top down; those that are missing are made. */
export async function folderAt(
  tx: Tx,
  { account: { account }, actor, platform }: AccountContext,
  names: readonly string[],
  isInternal: boolean,
): Promise<string | null> {
  const folders = await allFolders(tx, account)
  let parentId: string | null = null
  for (const name of names) {
    const found = named(folders, parentId, name)
    const made: NewRow<'document_folders'> = {
      account_code: account,
      id: newId(platform.now()),
      parent_id: parentId,
      name,
      is_internal: isInternal,
      created_by: actor.userId,
      created_at: platform.now(),
    }
    // oxlint-disable-next-line no-await-in-loop -- each folder is in the one before it
    parentId = found?.id ?? (await madeFolder(tx, made))
  }
  return parentId
}

const named = (folders: Awaited<ReturnType<typeof allFolders>>, parentId: string | null, name: string) =>
  folders.find((folder) => folder.parentId === parentId && folder.name.toLowerCase() === name.toLowerCase())

/** A new folder, or the one of its name that another transaction has just made. */
async function madeFolder(tx: Tx, row: NewRow<'document_folders'>): Promise<string> {
  if (await insertIfAbsent(tx, 'document_folders', row)) return row.id
  const other = named(await allFolders(tx, row.account_code), row.parent_id ?? null, row.name)
  if (other === undefined) throw sameFolderName()
  return other.id
}
