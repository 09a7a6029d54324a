import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import { sql } from 'kysely'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demand, notFound, unprocessable } from '../../../platform/error-response.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { change } from '../../events/events.public.ts'
import { readerOf } from '../document.access.ts'
import { moveTrashToTop } from '../documents.store.ts'
import { folderTreeView, folderView } from '../folder-tree.view.ts'

/** Deletes an empty folder. Its documents in the trash are restored to the top. */
export const deleteFolder: Handler<'DELETE /api/accounts/{accountId}/documents/folders/{folderId}'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    const reader = readerOf(context)
    demand(reader.changesAll, documentMessages.cannotChange)
    const folder = await folderView(tx, reader, params.folderId)
    if (folder === null) throw notFound()
    if (!(await isEmpty(tx, reader.account, folder.id)))
      throw unprocessable({ folderId: documentMessages.folderNotEmpty }, documentMessages.folderNotEmpty)
    await moveTrashToTop(tx, reader.account, folder.id)
    await deleteRow(tx, 'document_folders', { account_code: reader.account, id: folder.id })
    await tx.record({
      action: 'document-folder.delete',
      subject: { type: 'document-folder', id: folder.id },
      before: { name: folder.name },
      internal: folder.isInternal,
      events: [change(reader.account, 'documents')],
    })
    return { status: 200, body: await folderTreeView(tx, reader, context.platform) }
  })

/** Whether nothing is in a folder, for anyone: what an insured cannot see counts too. */
async function isEmpty(tx: Tx, account: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select
    exists (select from documents where account_code = ${account} and folder_id = ${id} and trashed_at is null)
    or exists (select from document_folders where account_code = ${account} and parent_id = ${id}) as holds`.execute(
    tx.db,
  )
  return rows[0]?.holds !== true
}
