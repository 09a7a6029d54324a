import { placementMessages } from '@portico/contract/areas/placement/placement.messages.ts'
import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import type { AccountContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { isId } from '../../platform/ids.ts'
import { demand, notFound } from '../../platform/error-response.ts'
import type { RecordReader } from './placement.view.ts'
import { recordedCycle } from './recorded-cycle.read-model.ts'

/** A renewal, for the insured and their brokerage, who may see its placement: no carrier sees others' quotes. */
export async function placementCycle(tx: Tx, { account }: Pick<AccountContext, 'account'>, cycleId: string) {
  const isInsured = account.roles.some((role) => insuredRoles.includes(role))
  demand(account.holdsAllPermissions || isInsured, placementMessages.membersOnly)
  const cycle = cycleId === 'current' || isId(cycleId) ? await recordedCycle(tx, account.account, cycleId) : undefined
  if (cycle === undefined) throw notFound()
  return cycle
}

/** The reader of the placement of a renewal. */
export async function recordReader(tx: Tx, context: AccountContext, cycleId: string): Promise<RecordReader> {
  const { id } = await placementCycle(tx, context, cycleId)
  const { account, holdsAllPermissions } = context.account
  return { account, cycleId: id, seesInternal: holdsAllPermissions }
}
