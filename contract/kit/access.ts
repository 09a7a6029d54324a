import type { PermissionCode } from '../areas/accounts/permission-codes.ts'

/**
 * Who may make a call. Enforced by the server in one place, before the verb runs.
 *
 * - `open`: anyone.
 * - `half-signed-in`: a session exists, even if its code or its new password is still owed.
 * - `signed-in`: a complete session.
 * - `account`: a complete session that may see the account named first in the path; the account of someone else
 *   answers exactly like one that does not exist. A write by a viewer is refused.
 * - `account:CODE`: the same, and the permission code (brokerage staff and administrators pass).
 * - `brokerage`: brokerage staff or a platform administrator.
 */
export type Access = 'open' | 'half-signed-in' | 'signed-in' | 'account' | `account:${PermissionCode}` | 'brokerage'

/** The name of the path parameter that says which account a call is about: the first one in its path. */
export function accountParameter(path: string): string | undefined {
  return /\{(\w+)\}/.exec(path)?.[1]
}
