import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { addDocument, sameNameError } from '../add-document.ts'
import { readerOf } from '../document.access.ts'
import { sameNameView } from '../same-name.view.ts'
import { receivedUpload } from './received-upload.ts'
import { removeParts } from './upload-parts.ts'
import { finishedView, type Upload, uploadView } from './upload.view.ts'

/**
 * Creates a document from a complete upload. Rejects a taken name before joining pieces. A repeat after a lost response
 * returns the same document.
 */
export const finishUpload: Handler<'POST /api/accounts/{accountId}/uploads/{uploadId}/finish'> = async (
  context,
  { params, body },
) => {
  const reader = readerOf(context)
  const upload = await context.read(async (tx) => {
    const found = await uploadView(tx, reader, params.uploadId)
    const existing = found && body.onSameName === undefined ? await sameNameView(tx, reader, found, found.name) : null
    if (existing === null) return found
    // The name may be taken by what this upload has become a moment ago.
    if ((await uploadView(tx, reader, params.uploadId)) !== undefined) throw sameNameError(existing)
    return undefined
  })
  const file = upload && (await receivedUpload(context, upload))
  const answer = await context.write(async (tx) => {
    demand(reader.mayAdd, documentMessages.onlyReads)
    const document =
      (await finishedView(tx, reader, params.uploadId)) ??
      (upload && file && (await addDocument(tx, context, file, { ...body, ...placeOf(upload) })))
    if (document === undefined) throw notFound()
    await tx.record({
      action: 'document-upload.finish',
      subject: { type: 'document-upload', id: params.uploadId },
      after: { documentId: document.id },
    })
    return { status: 201 as const, body: document }
  })
  if (upload !== undefined) await removeParts(context.platform.files, upload.id, upload.received)
  return answer
}

const placeOf = ({ folderId: folder, isInternal }: Upload) => ({ folder, isInternal })
