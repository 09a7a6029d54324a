import type { Api } from '@portico/contract/api.ts'
import type { Request } from '@portico/contract/kit/call.ts'
import { call } from '../../../platform/client.ts'
import { type Sending, SendingCanceled } from '../../../platform/files/sending.ts'
import { patiently, sendInPieces } from './send-in-pieces.ts'

const beginKey = 'POST /api/accounts/{accountId}/uploads'

/** What an upload is for, where it is not a file for another call. */
type Purpose = Partial<Omit<Request<Api[typeof beginKey]>['body'], 'name' | 'bytes' | 'modifiedAt'>>

type Options = Parameters<typeof call>[2]

/** Starts the upload of a file, as soon as there is a connection. */
export function beginUpload(accountId: string, file: File, sending: Sending, purpose: Purpose = {}, options?: Options) {
  const body = { name: file.name, bytes: file.size, modifiedAt: file.lastModified, ...purpose }
  return patiently(sending, () => call(beginKey, { params: { accountId }, body }, options))
}

/** Has the server forget an upload that is not wanted. It forgets abandoned ones by itself, so a failure is no matter. */
export const abandonUpload = (params: { accountId: string; uploadId: string }): Promise<unknown> =>
  call('DELETE /api/accounts/{accountId}/uploads/{uploadId}', { params }, { inBackground: true }).catch(() => undefined)

/** Uploads a file piece by piece, so that a cut connection costs one piece. Returns the id of the upload. */
export async function uploadFile(
  accountId: string,
  file: File,
  sending: Sending,
  purpose: Purpose = {},
): Promise<string> {
  const begun = await beginUpload(accountId, file, sending, purpose)
  const params = { accountId, uploadId: begun.id }
  await sendInPieces(file, params, begun.offset, sending)
  if (sending.isCanceled()) {
    await abandonUpload(params)
    throw new SendingCanceled()
  }
  sending.onSent(file.size)
  return begun.id
}
