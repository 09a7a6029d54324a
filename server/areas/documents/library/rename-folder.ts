import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { change } from '../../events/events.public.ts'
import { readerOf } from '../document.access.ts'
import { sameFolderName } from '../folder-at.ts'
import { allFolders, folderTreeView, folderView } from '../folder-tree.view.ts'

/** Renames a folder. */
export const renameFolder: Handler<'PUT /api/accounts/{accountId}/documents/folders/{folderId}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = readerOf(context)
    demand(reader.changesAll, documentMessages.cannotChange)
    const folder = await folderView(tx, reader, params.folderId)
    if (folder === null) throw notFound()
    const beside = (await allFolders(tx, reader.account)).filter(
      ({ id, parentId }) => parentId === folder.parentId && id !== folder.id,
    )
    if (beside.some(({ name }) => name.toLowerCase() === body.name.toLowerCase())) throw sameFolderName()
    await updateRow(tx, 'document_folders', { account_code: reader.account, id: folder.id }, { name: body.name })
    await tx.record({
      action: 'document-folder.rename',
      subject: { type: 'document-folder', id: folder.id },
      before: { name: folder.name },
      after: body,
      internal: folder.isInternal,
      events: [change(reader.account, 'documents')],
    })
    return { status: 200, body: await folderTreeView(tx, reader, context.platform) }
  })
