import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { addDocument } from '../add-document.ts'
import { discardFile, receiveFile } from '../content/receive-file.ts'
import { readerOf } from '../document.access.ts'

/** Adds a file that comes whole, as programs send one. */
export const addWholeFile: Handler<'POST /api/accounts/{accountId}/documents'> = async (context, { query, file }) => {
  const received = await receiveFile(context, file, query)
  try {
    return await context.write(async (tx) => {
      demand(readerOf(context).mayAdd, documentMessages.onlyReads)
      const place = { ...query, folder: query.folderId ?? null }
      const document = await addDocument(tx, context, received, place)
      await tx.record({ action: 'document-upload.whole', subject: { type: 'document-upload', id: received.id } })
      return { status: 201, body: document }
    })
  } catch (error) {
    await discardFile(context, { ...received, ...query })
    throw error
  }
}
