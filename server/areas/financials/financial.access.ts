import type { Standing } from '../../platform/access/actor.ts'

/**
 * Whoever reads the financials of an account keeps them too, but for the carrier's people; viewers are stopped before
 * any verb runs.
 */
export const keepsFinancials = (standing: Pick<Standing, 'holdsAllPermissions' | 'roles'>): boolean =>
  standing.holdsAllPermissions || standing.roles.some((role) => role !== 'INS_PARTNER')
