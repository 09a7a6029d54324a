import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { readerOf } from '../document.access.ts'
import { folderView } from '../folder-tree.view.ts'
import { changeable, placeAll, entriesOf } from './change-many.ts'

/** Moves documents to a folder. */
export const moveDocuments: Handler<'POST /api/accounts/{accountId}/documents/move'> = async (context, { body }) =>
  context.write(async (tx) => {
    const reader = readerOf(context)
    demand(reader.mayAdd, documentMessages.onlyReads)
    await folderView(tx, reader, body.folderId)
    const documents = await changeable(tx, reader, body.ids)
    const moved = documents.filter(({ folderId }) => folderId !== body.folderId)
    await placeAll(tx, reader, moved, () => ({ folderId: body.folderId, trashed_at: null }))
    for (const entry of entriesOf(reader, 'document.move', moved, ({ name, folderId }) => ({
      before: { name, folderId },
      after: { name, folderId: body.folderId },
    })))
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      await tx.record(entry)
    return { status: 204 }
  })
