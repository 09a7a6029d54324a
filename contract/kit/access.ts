import type { PermissionCode } from '../areas/accounts/permission-codes.ts'

/**
 * Who may make a call. Enforced by the server in one place, before the verb runs.
 *
 * - `open`: anyone.
 * - `half-signed-in`: a session exists, whatever it still owes.
 * - `password-owed`: a complete session, or one that owes nothing but its new password.
 * - `enrollment-owed`: a complete session, or one that owes nothing but setting up two-factor.
 * - `self`: a complete session, for what is the person's own; viewers may change that too.
 * - `signed-in`: a complete session. A write by a viewer is refused, here and below.
 * - `account`: a complete session that may see the account named first in the path; the account of someone else
 *   answers exactly like one that does not exist.
 * - `account:CODE`: the same, and the permission code (brokerage staff and administrators pass).
 * - `account-admin`: the same, and the role to run it: the insured's Admin, brokerage staff or an administrator.
 * - `administrator`: a complete session of a platform administrator.
 * - `account-administrator`: a platform administrator, about the account named first in the path; where there is none for
 *   the user the answer is as for `account`.
 * - `brokerage`: staff of the brokerage named first in the path, or an administrator; the brokerage of someone else
 *   answers exactly like one that does not exist.
 * - `brokerage-admin`: the same, and the broker role ADMIN or SUPER_ADMIN there, or an administrator.
 */
export type Access =
  | 'open'
  | 'half-signed-in'
  | 'password-owed'
  | 'enrollment-owed'
  | 'self'
  | 'signed-in'
  | 'account'
  | `account:${PermissionCode}`
  | 'account-admin'
  | 'administrator'
  | 'account-administrator'
  | 'brokerage'
  | 'brokerage-admin'

/** Whether a call is about the account named first in its path. */
export const isAboutAccount = (access: Access): boolean => access.startsWith('account')

/** Whether a call is about the brokerage named first in its path. */
export const isAboutBrokerage = (access: Access): boolean => access.startsWith('brokerage')

/** The name of the path parameter that says which account or brokerage a call is about: the first one in its path. */
export function subjectParameter(path: string): string | undefined {
  return /\{(\w+)\}/.exec(path)?.[1]
}
