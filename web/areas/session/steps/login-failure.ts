import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import { codeOf, reasonOf, retryAfterOf, statusOf } from '../../../platform/call-error.ts'

/** Why a step of the login failed, as text. */
export interface LoginFailure {
  readonly text: string
  /** Seconds to wait before the next try. */
  readonly wait?: number | undefined
}

/** The message for a failed call: `refused` if the server rejects the input. */
export function loginFailure(error: unknown, brandName: string, refused: string): LoginFailure {
  const status = statusOf(error)
  if (status === 422) return { text: codeOf(error) === 'brokerage_suspended' ? reasonOf(error, refused) : refused }
  if (status === 0) return { text: sessionMessages.loginUnreachable(brandName) }
  return { text: sessionMessages.loginUnexpected(brandName), wait: retryAfterOf(error) }
}
