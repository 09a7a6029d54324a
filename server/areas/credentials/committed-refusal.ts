import { Refusal } from '../../platform/refusal.ts'
import type { WriteTx } from '../../platform/write.ts'

/** An error returned by a transaction, so that the counted try and the audit row are committed with it. */
interface CommittedRefusal {
  readonly status: Refusal['status']
  readonly body: { readonly refused: Kept }
}

interface Kept {
  readonly code: string
  readonly message: string
  readonly fields?: Record<string, string>
  readonly retryAfter?: number
}

/** Audits an error and makes it the transaction's result; `settled` throws it after the commit. */
export async function commitRefusal(
  tx: WriteTx,
  { action, userId }: { readonly action: string; readonly userId: string },
  refusal: Refusal,
): Promise<CommittedRefusal> {
  const { status, code, message, fields, retryAfter } = refusal
  await tx.record({ action, subject: { type: 'user', id: userId }, after: { reason: reasonOf(refusal) } })
  const kept = {
    code,
    message,
    ...(fields === undefined ? {} : { fields: { ...fields } }),
    ...(retryAfter === undefined ? {} : { retryAfter }),
  }
  return { status, body: { refused: kept } }
}

/** The reason without the typed input. */
const reasonOf = ({ code, message, fields }: Refusal) =>
  Object.keys(fields ?? {}).length === 0 ? `${code}: ${message}` : `${code}: ${Object.values(fields ?? {}).join(' ')}`

/** The result of a transaction; throws an error that it committed. */
export function settled<A extends { readonly status: number; readonly body?: unknown }>(
  answer: A | CommittedRefusal,
): Exclude<A, CommittedRefusal> {
  if (!isRefused(answer)) return answer as Exclude<A, CommittedRefusal>
  const { code, message, ...more } = answer.body.refused
  throw new Refusal(answer.status, code, message, more)
}

const isRefused = (answer: { readonly body?: unknown }): answer is CommittedRefusal =>
  typeof answer.body === 'object' && answer.body !== null && 'refused' in answer.body
