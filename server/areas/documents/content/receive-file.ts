import { cleanedFile, isCleanable } from './cleaned-file.ts'
import { contentError } from './content-error.ts'
import { formatOf, type UploadUse } from '@portico/contract/areas/documents/document-formats.ts'
import { documentMessages } from '@portico/contract/areas/documents/document.messages.ts'
import { fileNameOf, nameError } from '@portico/contract/areas/documents/document.rules.ts'
import type { ScanState } from '@portico/contract/areas/documents/document.shapes.ts'
import type { IncomingFile } from '@portico/contract/kit/call.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { StoredFile } from '../../../platform/files/file-store.ts'
import { ScannerUnavailable } from '../../../platform/files/scanner.ts'
import { newId } from '../../../platform/ids.ts'
import { writeAside } from '../../../platform/write-aside.ts'
import { ErrorResponse, unprocessable } from '../../../platform/error-response.ts'
import { demandPlace, readerOf } from '../document.access.ts'
import { deleteUpload } from '../documents.store.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** A file that is whole in the store, was looked into and found good, and belongs to no document yet. */
export interface ReceivedFile extends StoredFile {
  readonly id: string
  readonly name: string
  readonly key: string
  readonly mediaType: string
  readonly scan: ScanState
}

/** Where the store has the file of an upload. */
export const keyOf = (id: string): string => `documents/${id.slice(-2)}/${id}`

/**
 * Receives a file: streams it to the store, then checks that its content matches its name and is clean. An error (422
 * with the field `file`, 413, 503 if the scanner is unavailable) leaves nothing behind; files that no document uses are
 * deleted after a day. Pass the result to `addDocument`, in the handler's transaction.
 */
export async function receiveFile(
  context: AccountContext,
  file: IncomingFile,
  { isInternal }: { readonly isInternal: boolean } = { isInternal: false },
): Promise<ReceivedFile> {
  const reader = readerOf(context)
  demandPlace(reader, { isInternal })
  const name = checkedName(file.name)
  const now = context.platform.now()
  const id = newId(now)
  const { userId, account } = reader
  // Insert the row first, so that the sweep knows the file, whatever happens next.
  const entry = { action: 'document-upload.receive', subject: { type: 'document-upload', id }, after: { name } }
  await writeAside(context, { ...entry, internal: isInternal }, (tx) =>
    insertRow(tx, 'document_uploads', {
      account_code: account,
      id,
      user_id: userId,
      name,
      bytes: null,
      folder_id: null,
      is_internal: isInternal,
      created_at: now,
    }),
  )
  try {
    return await keepFile(context, { id, name, stream: file.stream })
  } catch (error) {
    await discardFile(context, { id, name, isInternal })
    throw error
  }
}

/** The name as the library stores it; rejects unsupported file types. */
export function checkedName(sent: string, use: UploadUse = 'LIBRARY'): string {
  const name = fileNameOf(sent)
  const error = nameError(name) ?? (formatOf(name, use) === undefined ? kindError(name) : undefined)
  if (error !== undefined) throw unprocessable({ file: error }, error)
  return name
}

const kindError = (name: string): string =>
  /\.(?:xlsm|xltm|docm|dotm|pptm)$/i.test(name) ? documentMessages.macros : documentMessages.formatUnknown

/** Streams a file to its place and checks it. A rejected file is still there: the caller discards it. */
export async function keepFile(
  context: AccountContext,
  { id, name, stream }: IncomingFile & { readonly id: string },
  use: UploadUse = 'LIBRARY',
): Promise<ReceivedFile> {
  const { files } = context.platform
  const format = formatOf(checkedName(name, use), use)!
  const key = keyOf(id)
  const stored = await files.put(key, stream)
  const error = await contentError({ bytes: stored.bytes, open: (range) => files.open(key, range) }, format)
  const cleaned =
    error !== undefined && isCleanable(error) ? await cleanedFile(files, { key, name, ...stored }, format) : undefined
  if (error !== undefined && cleaned === undefined) throw unprocessable({ file: error }, error)
  return {
    ...(cleaned?.stored ?? stored),
    id,
    name: cleaned?.name ?? name,
    key,
    mediaType: format.mediaType,
    scan: await scanned(context, key),
  }
}

/** Deletes a file that does not become a document; the activity records that it was received. */
export async function discardFile(
  context: AccountContext,
  { id, name, isInternal }: Pick<ReceivedFile, 'id' | 'name'> & { readonly isInternal: boolean },
): Promise<void> {
  await context.platform.files.remove(keyOf(id))
  const entry = { action: 'document.refuse', subject: { type: 'document', id }, after: { name }, internal: isInternal }
  await writeAside(context, entry, (tx) => deleteUpload(tx, context.account.account, id))
}

async function scanned({ platform, log }: AccountContext, key: string): Promise<ScanState> {
  if (platform.scanner === undefined) return 'NOT_SCANNED'
  try {
    const result = await platform.scanner.scan(await platform.files.open(key))
    if (result.verdict !== 'infected') return result.verdict === 'clean' ? 'CLEAN' : 'TOO_LARGE'
    log.warn({ signature: result.name }, 'a file was refused: malware')
    throw unprocessable({ file: documentMessages.malware }, documentMessages.malware)
  } catch (error) {
    if (!(error instanceof ScannerUnavailable)) throw error
    log.error({ err: error }, 'the malware scanner did not answer')
    throw new ErrorResponse(503, 'unavailable', documentMessages.scannerAway, { retryAfter: 30 })
  }
}
