import { financialMessages } from '@portico/contract/areas/financials/financial.messages.ts'
import type { Standing } from '../../platform/access/actor.ts'
import { notAllowed } from '../../platform/refusal.ts'

/**
 * Whoever reads the financials of an account keeps them too, but for the carrier's people; viewers are stopped before
 * any verb runs.
 */
export function demandKeeper(standing: Pick<Standing, 'holdsAllPermissions' | 'roles'>): void {
  if (!standing.holdsAllPermissions && standing.roles.every((role) => role === 'INS_PARTNER'))
    throw notAllowed(financialMessages.onlyReads)
}
