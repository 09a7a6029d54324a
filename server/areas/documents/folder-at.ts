import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { Refusal } from '../../platform/refusal.ts'
import { allFolders } from './folder-tree.view.ts'
import { insertIfAbsent } from '../../platform/database/rows.ts'

export const sameFolderName = () => new Refusal(409, 'same_name', documentMessages.sameFolderName)

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
    const found = folders.find(
      (folder) => folder.parentId === parentId && folder.name.toLowerCase() === name.toLowerCase(),
    )
    const id = found?.id ?? newId(platform.now())
    const row = { account_code: account, id, parent_id: parentId, name, is_internal: isInternal }
    const made = { ...row, created_by: actor.userId, created_at: platform.now() }
    // oxlint-disable-next-line no-await-in-loop -- a folder stands in the one before it
    if (found === undefined && !(await insertIfAbsent(tx, 'document_folders', made))) throw sameFolderName()
    parentId = id
  }
  return parentId
}
