import type { Actor, AccountAccess } from '../../platform/access/actor.ts'

/** Who signs for the insured: its Admin, never the brokerage, whose admins have a role of that name. Viewers sign nothing. */
export const maySign = (
  { holdsAllPermissions, roles }: Pick<AccountAccess, 'holdsAllPermissions' | 'roles'>,
  { isViewer }: Pick<Actor, 'isViewer'>,
): boolean => !isViewer && !holdsAllPermissions && roles.includes('ADMIN')
