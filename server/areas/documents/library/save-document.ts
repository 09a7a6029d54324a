import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import { endingOf } from '@portico/contract/areas/documents/document.rules.ts'
import type { AccountDocument, DocumentEdit } from '@portico/contract/areas/documents/document.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demand, notFound, stale, unprocessable } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { demandPlace, readerOf, type Reader, withoutLimits } from '../document.access.ts'
import { documentView } from '../document.view.ts'
import { updateDocument } from '../documents.store.ts'
import { folderView } from '../folder-tree.view.ts'
import { takenNamesView } from '../same-name.view.ts'

/** Renames, moves, tags or shares a document. */
export const saveDocument: Handler<'PUT /api/accounts/{accountId}/documents/{documentId}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const reader = readerOf(context)
    const before = await documentView(tx, reader, params.documentId)
    if (before === undefined) throw notFound()
    demand(before.mayChange, documentMessages.cannotChange)
    demandPlace(reader, body)
    await refuseErrors(tx, reader, before, body)
    const { name, folderId, type, tags, isInternal } = body
    const saved = { name, folder_id: folderId, type, tags: [...new Set(tags)], is_internal: isInternal }
    if (!(await updateDocument(tx, reader.account, { id: before.id, version: body.version }, saved)))
      throw stale(await documentView(tx, reader, before.id))
    // A type that the editor lacks the code for hides the document from then on: it is still answered this once.
    const after = (await documentView(tx, withoutLimits(reader), before.id))!
    await tx.record({
      action: 'document.save',
      subject: { type: 'document', id: before.id },
      before,
      after,
      internal: before.isInternal && after.isInternal,
      events: [change(reader.account, 'documents')],
    })
    return { status: 200, body: after }
  })

async function refuseErrors(tx: Tx, reader: Reader, before: AccountDocument, edit: DocumentEdit): Promise<void> {
  if (edit.folderId !== before.folderId) await folderView(tx, reader, edit.folderId)
  if (endingOf(edit.name) !== endingOf(before.name)) throw unprocessable({ name: documentMessages.formatStays })
  const isSamePlace = edit.folderId === before.folderId && edit.isInternal === before.isInternal
  if (isSamePlace && edit.name.toLowerCase() === before.name.toLowerCase()) return
  const taken = await takenNamesView(tx, reader.account, { ...edit, isMedical: before.isMedical })
  if (taken.has(edit.name.toLowerCase())) throw unprocessable({ name: documentMessages.sameName })
}
