import { call } from '../../../platform/client.ts'
import { patiently, sendInPieces } from './send-in-pieces.ts'

/**
 * Uploads a file piece by piece, so that a lost connection costs one piece; returns the upload's id. `onSent` gets the
 * bytes so far.
 */
export async function uploadFile(accountId: string, file: File, onSent: (bytes: number) => void): Promise<string> {
  const sending = { onSent, onCut: () => undefined, isCanceled: () => false }
  const body = { name: file.name, bytes: file.size, modifiedAt: file.lastModified }
  const begun = await patiently(sending, () =>
    call('POST /api/accounts/{accountId}/uploads', { params: { accountId }, body }),
  )
  await sendInPieces(file, { accountId, uploadId: begun.id }, begun.offset, sending)
  return begun.id
}
