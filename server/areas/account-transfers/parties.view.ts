import type { AccountTransferDetail } from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import type { BrokerRole } from '@portico/contract/areas/session/roles.ts'
import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Someone who takes part in a transfer. */
export interface Party {
  readonly userId: string
  readonly email: string
}

/** Active admins of a brokerage. */
export async function adminsOfBrokerage(tx: Tx, brokerage: string): Promise<Party[]> {
  const { rows } = await sql<Party>`select id as "userId", email from users
    where disabled_at is null and id in (select user_id from broker_roles
      where brokerage_code = ${brokerage} and role in ('ADMIN', 'SUPER_ADMIN')) order by id limit 100`.execute(tx.db)
  return rows
}

interface InsuredAdmin extends Party {
  readonly name: string
}

/** Active Admins of the insured: no one who works for the brokerage that has the account. */
export async function adminsOfInsured(tx: Tx, account: string, brokerage: string): Promise<InsuredAdmin[]> {
  const { rows } = await sql<InsuredAdmin>`select users.id as "userId", users.email, person.name
    from account_roles join users on users.id = user_id join person_names person on person.id = user_id
    where account_code = ${account} and role = 'ADMIN' and users.disabled_at is null
      and user_id not in (select user_id from broker_roles where brokerage_code = ${brokerage})
    order by sort_name, users.id limit 50`.execute(tx.db)
  return rows
}

/** The possible team members of an account at a brokerage. */
export async function staffOf(tx: Tx, brokerage: string): Promise<{ userId: string; name: string }[]> {
  const { rows } = await sql<{ userId: string; name: string }>`select id as "userId", name from person_names
    where disabled_at is null and id in (select user_id from broker_roles where brokerage_code = ${brokerage})
    order by sort_name limit 1000`.execute(tx.db)
  return rows
}

/** The names of a chosen team. */
export async function namesOf(
  tx: Tx,
  team: readonly { readonly userId: string; readonly role: BrokerRole }[],
): Promise<AccountTransferDetail['team']> {
  const { rows } = await sql<{ id: string; name: string }>`select id, name from person_names
    where id = any(${team.map(({ userId }) => userId)}::uuid[])`.execute(tx.db)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return team.map(({ userId, role }) => ({ name: names.get(userId) ?? '', role: roleNames[role] ?? role }))
}
