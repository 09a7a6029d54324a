import type { Standing } from '../../platform/access/actor.ts'

/** Whoever may open an account may change its links; viewers are stopped before any verb runs. */
export const mayChangeLinks = (standing: Standing): boolean => standing.roles.length > 0 || standing.holdsAllPermissions
