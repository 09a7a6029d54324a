import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound, ErrorResponse, unprocessable } from '../../../platform/error-response.ts'
import { readerOf } from '../document.access.ts'
import { advanceUpload } from '../documents.store.ts'
import { partBytes, partKey } from './upload-parts.ts'
import { type Upload, uploadStateView, uploadView } from './upload.view.ts'

/** Stores the next piece of a file. An interrupted piece does not change the upload. */
export const saveChunk: Handler<'PUT /api/accounts/{accountId}/uploads/{uploadId}'> = async (
  context,
  { params, query: { offset }, chunk },
) => {
  const reader = readerOf(context)
  const { files } = context.platform
  const upload = await context.read((tx) => uploadView(tx, reader, params.uploadId))
  if (upload === undefined) throw notFound()
  if (offset !== upload.received || offset === upload.bytes) throw elsewhere(upload)
  const key = partKey(upload.id, offset)
  const { bytes } = await files.put(key, chunk)
  if (bytes !== partBytes(upload.bytes, offset)) {
    await files.remove(key)
    throw unprocessable({ chunk: documentMessages.chunkSize }, documentMessages.chunkSize)
  }
  return context.write(async (tx) => {
    demand(reader.mayAdd, documentMessages.onlyReads)
    const to = offset + bytes
    if (!(await advanceUpload(tx, reader.account, { id: upload.id, from: offset, to }))) {
      const current = await uploadView(tx, reader, upload.id)
      throw current === undefined ? notFound() : elsewhere(current)
    }
    await tx.record({
      action: 'document-upload.part',
      subject: { type: 'document-upload', id: upload.id },
      after: { to },
    })
    return { status: 200, body: await uploadStateView(tx, reader, { ...upload, received: to }) }
  })
}

/** The upload has another offset: the sender continues from there. */
const elsewhere = ({ received }: Upload) =>
  new ErrorResponse(409, 'other_offset', documentMessages.chunkSize, { extra: { offset: received } })
