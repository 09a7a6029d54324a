import type { AccountAccess } from '../../platform/access/actor.ts'

/** Policies are the brokerage's to keep: its staff and administrators add, change and delete them, the insured reads them. */
export const mayManagePolicies = (access: Pick<AccountAccess, 'holdsAllPermissions'>): boolean =>
  access.holdsAllPermissions
