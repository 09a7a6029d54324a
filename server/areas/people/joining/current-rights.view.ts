import type { AccountRights } from '@portico/contract/areas/people/person.shapes.ts'
import { AccountRole } from '@portico/contract/areas/people/person.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { normalizedRights } from '../rights.ts'

/** A person's rights on an account; `staff` for a brokerage role, which ranks above all others. */
export async function rightsOnAccount(
  tx: Tx,
  account: string,
  userId: string,
): Promise<AccountRights | 'staff' | undefined> {
  const { rows } = await sql<{ role: string; permissions: string[] }>`select role, permissions from account_roles
    where account_code = ${account} and user_id = ${userId}`.execute(tx.db)
  const [held] = rows
  if (held === undefined) return undefined
  const role = AccountRole.safeParse(held.role)
  return role.success ? normalizedRights({ role: role.data, permissions: held.permissions }) : 'staff'
}

/** The roles that someone holds at a brokerage. */
export async function rolesAtBrokerage(tx: Tx, brokerage: string, userId: string): Promise<string[]> {
  const { rows } = await sql<{ role: string }>`select role from broker_roles
    where brokerage_code = ${brokerage} and user_id = ${userId}`.execute(tx.db)
  return rows.map(({ role }) => role)
}
