import type { AccountAccess } from '../../platform/access/actor.ts'

/**
 * The people who may see the experience rating of an account, insured and brokerage alike, may also edit it; viewers
 * are rejected before any handler runs.
 */
export const mayManageWorksheets = (access: AccountAccess): boolean =>
  access.holdsAllPermissions || access.permissions.includes('OP_READ_MOD')
