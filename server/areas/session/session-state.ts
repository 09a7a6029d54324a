import type { SessionState } from '../../platform/access/actor.ts'

/** The steps a user needs before a session is complete. */
export interface Owing {
  readonly tfaEnabled: boolean
  readonly mustResetPassword: boolean
  readonly mustEnrollTfa: boolean
}

/** The code comes first, then a new password, then two-factor setup if required. */
export const stateAfterLogin = (owing: Owing): SessionState => (owing.tfaEnabled ? 'code_owed' : stateAfterCode(owing))

export const stateAfterCode = (owing: Owing): SessionState =>
  owing.mustResetPassword ? 'password_owed' : stateAfterPassword(owing)

export const stateAfterPassword = (owing: Pick<Owing, 'mustEnrollTfa'>): SessionState =>
  owing.mustEnrollTfa ? 'enrollment_owed' : 'complete'
