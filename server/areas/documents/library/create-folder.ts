import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import { folderDepth } from '@portico/contract/areas/documents/document.rules.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { demandPlace, readerOf } from '../document.access.ts'
import { sameFolderName } from '../folder-at.ts'
import { allFolders, folderTreeView, folderView, pathOf } from '../folder-tree.view.ts'
import { insertIfAbsent } from '../../../platform/database/rows.ts'

/** Creates a folder; the brokerage may make it internal. */
export const createFolder: Handler<'POST /api/accounts/{accountId}/documents/folders'> = async (context, { body }) =>
  context.write(async (tx) => {
    const reader = readerOf(context)
    demand(reader.mayAdd, documentMessages.onlyReads)
    demandPlace(reader, body)
    const parent = await folderView(tx, reader, body.parentId)
    if (parent !== null && pathOf(await allFolders(tx, reader.account), parent.id).length >= folderDepth)
      throw unprocessable({ parentId: documentMessages.folderTooDeep }, documentMessages.folderTooDeep)
    const created_at = context.platform.now()
    const id = newId(created_at)
    const isMade = await insertIfAbsent(tx, 'document_folders', {
      account_code: reader.account,
      id,
      parent_id: body.parentId,
      name: body.name,
      is_internal: body.isInternal,
      created_by: reader.userId,
      created_at,
    })
    if (!isMade) throw sameFolderName()
    await tx.record({
      action: 'document-folder.create',
      subject: { type: 'document-folder', id },
      after: body,
      internal: body.isInternal,
      events: [change(reader.account, 'documents')],
    })
    return { status: 200, body: await folderTreeView(tx, reader, context.platform) }
  })
