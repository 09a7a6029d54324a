import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'

/** A session's pending step before the portal opens. */
export type PendingStep = 'code' | 'new-password' | 'enrollment'

type Owing = Pick<CurrentUser, 'tfaEnabled' | 'tfaValidated' | 'mustResetPassword' | 'mustEnrollTfa'>

/** The next step of a login: the code, then a new password, then two-factor setup; undefined if none is pending. */
export function pendingStep(user: Owing): PendingStep | undefined {
  if (user.tfaEnabled && !user.tfaValidated) return 'code'
  if (user.mustResetPassword) return 'new-password'
  return user.mustEnrollTfa ? 'enrollment' : undefined
}
