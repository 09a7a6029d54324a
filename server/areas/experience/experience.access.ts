import type { Standing } from '../../platform/access/actor.ts'

/**
 * Whoever may see the experience rating of an account, its people and its brokerage alike, may also keep it; viewers are
 * stopped before any verb runs.
 */
export const mayKeepWorksheets = (standing: Standing): boolean =>
  standing.holdsAllPermissions || standing.permissions.includes('OP_READ_MOD')
