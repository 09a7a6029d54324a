import type { UploadUse } from '@portico/contract/areas/documents/document-formats.ts'
import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import type { AccountContext } from '../../../platform/context.ts'
import { notFound, ErrorResponse, unprocessable } from '../../../platform/error-response.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { FileMissing } from '../../../platform/files/file-store.ts'
import { discardFile, keepFile, type ReceivedFile } from '../content/receive-file.ts'
import { readerOf } from '../document.access.ts'
import { deleteUpload } from '../documents.store.ts'
import { joinedParts, removeParts } from './upload-parts.ts'
import { type Upload, uploadView } from './upload.view.ts'

/**
 * The file of a complete upload, checked. Rejected content is deleted; if the scanner is unavailable the pieces wait
 * for another try. Undefined if the pieces are gone, for example after a concurrent finish.
 */
export async function receivedUpload(
  context: AccountContext,
  upload: Upload,
  use: UploadUse = 'LIBRARY',
): Promise<ReceivedFile | undefined> {
  if (upload.received < upload.bytes) throw unprocessable({ file: documentMessages.chunkSize })
  const { files } = context.platform
  const { id, name, bytes, received, isInternal } = upload
  try {
    return await keepFile(context, { id, name, stream: joinedParts(files, id, bytes) }, use)
  } catch (error) {
    if (error instanceof FileMissing) return undefined
    if (error instanceof ErrorResponse && error.status === 422) {
      await removeParts(files, id, received)
      await discardFile(context, { id, name, isInternal })
    }
    throw error
  }
}

/** An upload of the caller's own that becomes something else than a document, with its file. */
interface UploadedFile {
  readonly upload: Upload
  readonly file: ReceivedFile
  /** Ends the upload, whose file now belongs to the caller; its pieces go. */
  readonly take: (tx: Tx) => Promise<void>
}

/** The file of the caller's own upload for an import, complete and checked; `accept` may reject it by name first. */
export async function uploadedFile(
  context: AccountContext,
  id: string,
  accept: (name: string) => void,
): Promise<UploadedFile> {
  const upload = await context.read((tx) => uploadView(tx, readerOf(context), id))
  if (upload === undefined) throw notFound()
  accept(upload.name)
  const file = await receivedUpload(context, upload, 'IMPORT')
  if (file === undefined) throw notFound()
  const take = async (tx: Tx): Promise<void> => {
    await deleteUpload(tx, context.account.account, upload.id)
    await removeParts(context.platform.files, upload.id, upload.received)
  }
  return { upload, file, take }
}
