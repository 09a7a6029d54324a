import type { PermissionCode } from '../areas/accounts/permission-codes.ts'

/**
 * Who may make a call. Enforced by the server in one place, before the handler runs.
 *
 * - `open`: anyone.
 * - `half-signed-in`: a session exists, whatever login steps are pending.
 * - `password-owed`: a complete session, or one that lacks only its new password.
 * - `enrollment-owed`: a complete session, or one that lacks only two-factor setup.
 * - `self`: a complete session, for the person's own data; viewers may change it too.
 * - `signed-in`: a complete session. Writes by viewers are rejected, here and below.
 * - `account`: a complete session that may see the account named first in the path; another tenant's account answers
 *   exactly like one that does not exist.
 * - `account:CODE`: like `account`, and the permission code (brokerage staff and administrators pass).
 * - `account-admin`: like `account`, and a role that runs it: the insured's Admin, brokerage staff or an administrator.
 * - `administrator`: a complete session of a platform administrator.
 * - `account-administrator`: a platform administrator, about the account named first in the path; for an account that
 *   the user cannot see, answers as `account` does.
 * - `brokerage`: staff of the brokerage named first in the path, or an administrator; another brokerage answers exactly
 *   like one that does not exist.
 * - `brokerage-admin`: like `brokerage`, and the broker role ADMIN or SUPER_ADMIN there, or an administrator.
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

/** The path parameter that names a call's account or brokerage: the first one in its path. */
export function subjectParameter(path: string): string | undefined {
  return /\{(\w+)\}/.exec(path)?.[1]
}
