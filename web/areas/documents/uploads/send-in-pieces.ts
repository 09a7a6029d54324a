import { chunkBytes } from '@portico/contract/areas/documents/document.rules.ts'
import { ApiError, refusedWith } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import type { Sending } from '../../../platform/files/sending.ts'

const pieceKey = 'PUT /api/accounts/{accountId}/uploads/{uploadId}'

/** How long to wait before a cut connection is tried again, at first and at most. */
const waitMs = { first: 1000, most: 15_000 }

/** Sends the rest of a file, piece by piece, from the upload's current position. */
export async function sendInPieces(
  file: File,
  params: { accountId: string; uploadId: string },
  from: number,
  sending: Sending,
): Promise<void> {
  for (let offset = from; offset < file.size && !sending.isCanceled();) {
    sending.onSent(offset)
    const chunk = file.slice(offset, offset + chunkBytes)
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other
    offset = await patiently(sending, async () => {
      try {
        return (await call(pieceKey, { params, query: { offset: String(offset) }, chunk }, { inBackground: true }))
          .offset
      } catch (error) {
        // The piece arrived, but the response was lost: the server knows where to continue.
        if (refusedWith(pieceKey, error, 409)) return error.body.offset
        throw error
      }
    })
  }
}

/** Retries without a response, until there is a connection or the upload is canceled. */
export async function patiently<T>({ onCut, isCanceled }: Sending, work: () => Promise<T>): Promise<T> {
  for (let wait = waitMs.first; ; wait = Math.min(wait * 2, waitMs.most)) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try after the other
      return await work()
    } catch (error) {
      const isCut = error instanceof ApiError && (error.status === 0 || error.status === 503)
      if (!isCut || isCanceled()) throw error
      onCut()
      // oxlint-disable-next-line no-await-in-loop -- likewise
      await connectionOr(wait)
    }
  }
}

/** Waits for the browser to be online again, or for so long. */
function connectionOr(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, ms)
    addEventListener('online', go)
  })
}
