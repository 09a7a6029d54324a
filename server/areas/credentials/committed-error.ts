import { ErrorResponse } from '../../platform/error-response.ts'
import type { WriteTx } from '../../platform/write.ts'

/** An error returned by a transaction, so that the counted try and the audit row are committed with it. */
interface CommittedError {
  readonly status: ErrorResponse['status']
  readonly body: { readonly refused: Kept }
}

interface Kept {
  readonly code: string
  readonly message: string
  readonly fields?: Record<string, string>
  readonly retryAfter?: number
}

/** Audits an error and makes it the transaction's result; `settled` throws it after the commit. */
export async function commitError(
  tx: WriteTx,
  { action, userId }: { readonly action: string; readonly userId: string },
  error: ErrorResponse,
): Promise<CommittedError> {
  const { status, code, message, fields, retryAfter } = error
  await tx.record({ action, subject: { type: 'user', id: userId }, after: { reason: reasonOf(error) } })
  const stored = {
    code,
    message,
    ...(fields === undefined ? {} : { fields: { ...fields } }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
  return { status, body: { refused: stored } }
}

/** The reason without the typed input. */
const reasonOf = ({ code, message, fields }: ErrorResponse) =>
  Object.keys(fields ?? {}).length === 0 ? `${code}: ${message}` : `${code}: ${Object.values(fields ?? {}).join(' ')}`

/** The result of a transaction; throws an error that it committed. */
export function settled<A extends { readonly status: number; readonly body?: unknown }>(
  answer: A | CommittedError,
): Exclude<A, CommittedError> {
  if (!isRefused(answer)) return answer as Exclude<A, CommittedError>
  const { code, message, ...more } = answer.body.refused
  throw new ErrorResponse(answer.status, code, message, more)
}

const isRefused = (answer: { readonly body?: unknown }): answer is CommittedError =>
  typeof answer.body === 'object' && answer.body !== null && 'refused' in answer.body
