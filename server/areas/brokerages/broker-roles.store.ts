import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import type { Tx } from '../../platform/database/database.ts'

/** Has someone hold exactly these roles at a brokerage; none takes them off the staff. */
export async function setBrokerRoles(
  tx: Tx,
  { userId, brokerage }: { userId: string; brokerage: string },
  roles: readonly BrokerRole[],
): Promise<void> {
  await tx.db.deleteFrom('broker_roles').where('user_id', '=', userId).where('brokerage_code', '=', brokerage).execute()
  if (roles.length === 0) return
  await tx.db
    .insertInto('broker_roles')
    .values(roles.map((role) => ({ user_id: userId, brokerage_code: brokerage, role })))
    .execute()
}
