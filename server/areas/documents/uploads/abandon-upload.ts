import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { readerOf } from '../document.access.ts'
import { deleteUpload } from '../documents.store.ts'
import { removeParts } from './upload-parts.ts'
import { uploadView } from './upload.view.ts'

/** Gives an upload up: its pieces go at once. */
export const abandonUpload: Handler<'DELETE /api/accounts/{accountId}/uploads/{uploadId}'> = async (
  context,
  { params },
) =>
  context.write(async (tx) => {
    const reader = readerOf(context)
    demand(reader.mayAdd, documentMessages.onlyReads)
    const upload = await uploadView(tx, reader, params.uploadId)
    if (upload === undefined) throw notFound()
    await removeParts(context.platform.files, upload.id, upload.received)
    await deleteUpload(tx, reader.account, upload.id)
    await tx.record({ action: 'document-upload.abandon', subject: { type: 'document-upload', id: upload.id } })
    return { status: 204 }
  })
