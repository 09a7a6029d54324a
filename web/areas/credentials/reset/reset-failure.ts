import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { ApiError, isProblem, refusedFields, retryAfterOf } from '../../../platform/call-error.ts'
import { formatWait } from '../../../platform/formats.ts'

/** Why a new password was not taken: at its field, or for the form. */
export interface ResetFailure {
  readonly password?: string | undefined
  readonly currentPassword?: string | undefined
  readonly text?: string
}

/** The message for a rejected new password. Without a field for the current one, its errors belong to the form. */
export function resetFailure(error: unknown, asksCurrent: boolean): ResetFailure {
  if (!(error instanceof ApiError) || error.status !== 400 || !isProblem(error.body))
    return { text: otherFailure(error) }
  const { password, currentPassword } = refusedFields(error)
  if (password !== undefined) return { password }
  return asksCurrent && currentPassword !== undefined ? { currentPassword } : { text: error.body.message }
}

function otherFailure(error: unknown): string {
  const wait = retryAfterOf(error)
  return wait === undefined ? texts.resetFailed : `${texts.resetFailed} You can try again in ${formatWait(wait)}.`
}
