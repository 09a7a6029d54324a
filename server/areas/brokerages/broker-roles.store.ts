import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import type { Tx } from '../../platform/database/database.ts'
import { deleteRow, insertRows } from '../../platform/database/rows.ts'

/** Has someone hold exactly these roles at a brokerage; none takes them off the staff. */
export async function setBrokerRoles(
  tx: Tx,
  { userId, brokerage }: { userId: string; brokerage: string },
  roles: readonly BrokerRole[],
): Promise<void> {
  await deleteRow(tx, 'broker_roles', { user_id: userId, brokerage_code: brokerage })
  await insertRows(
    tx,
    'broker_roles',
    roles.map((role) => ({ user_id: userId, brokerage_code: brokerage, role })),
  )
}
