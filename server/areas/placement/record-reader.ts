import { placementMessages } from '@portico/contract/areas/placement/placement.messages.ts'
import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import type { Standing } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { demand, notFound } from '../../platform/refusal.ts'
import { cycleView } from '../renewals/renewals.door.ts'
import type { RecordReader } from './placement.view.ts'

/** A placement is between the insured and their brokerage: no carrier reads what others quoted. */
export const maySeePlacement = ({ holdsAllPermissions, roles }: Pick<Standing, 'holdsAllPermissions' | 'roles'>) =>
  holdsAllPermissions || roles.some((role) => insuredRoles.includes(role))

/** The reader of the placement of a renewal, which must be one of the account. */
export async function recordReader(tx: Tx, { account }: AccountContext, cycleId: string): Promise<RecordReader> {
  demand(maySeePlacement(account), placementMessages.membersOnly)
  const cycle = isCycleKey(cycleId) ? await cycleView(tx, account.account, cycleId) : undefined
  if (cycle === undefined) throw notFound()
  return { account: account.account, cycleId: cycle.id, seesInternal: account.holdsAllPermissions }
}

const isCycleKey = (key: string): boolean => key === 'current' || isId(key)
