import type { ApiError } from '../call-error.ts'
import { isStepUpDeclined } from '../step-up.ts'

/** A write rejected with 403 or 404. */
export type RefusedWrite = ApiError<number, unknown>

type Handler = (refused: RefusedWrite) => void

let handler: Handler | undefined

/** Registers the portal's handler of rejected writes. Returns how to unregister it. */
export function handleRefusedWrites(handle: Handler): () => void {
  handler = handle
  return () => {
    if (handler === handle) handler = undefined
  }
}

/** Reports a rejected write before its caller gets the error. Other statuses are left to the caller. */
export function reportRefusedWrite(refused: RefusedWrite): void {
  if ((refused.status === 403 || refused.status === 404) && !isStepUpDeclined(refused)) handler?.(refused)
}
