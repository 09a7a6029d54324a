import { placementMessages } from '@portico/contract/areas/placement/placement.messages.ts'
import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import type { Standing } from '../../platform/access/actor.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { demand, notFound } from '../../platform/error-response.ts'
import { cycleView } from '../renewals/renewals.public.ts'
import type { RecordReader } from './placement.view.ts'

/** A placement is between the insured and their brokerage: no carrier sees other carriers' quotes. */
const maySeePlacement = ({ holdsAllPermissions, roles }: Pick<Standing, 'holdsAllPermissions' | 'roles'>) =>
  holdsAllPermissions || roles.some((role) => insuredRoles.includes(role))

/** A renewal of the account, for people who may see its placement. */
export async function placementCycle(tx: Tx, { account }: Pick<AccountContext, 'account'>, cycleId: string) {
  demand(maySeePlacement(account), placementMessages.membersOnly)
  const cycle = isCycleKey(cycleId) ? await cycleView(tx, account.account, cycleId) : undefined
  if (cycle === undefined) throw notFound()
  return cycle
}

/** The reader of the placement of a renewal. */
export async function recordReader(tx: Tx, context: AccountContext, cycleId: string): Promise<RecordReader> {
  const { id } = await placementCycle(tx, context, cycleId)
  const { account, holdsAllPermissions } = context.account
  return { account, cycleId: id, seesInternal: holdsAllPermissions }
}

const isCycleKey = (key: string): boolean => key === 'current' || isId(key)
