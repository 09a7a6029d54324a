import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { notFound } from '../../../platform/error-response.ts'

/** Those of some people who work for a brokerage and have an active login. */
export async function staffAmong(tx: Tx, brokerage: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from users where id = any(${[...userIds]}::uuid[])
    and disabled_at is null
    and exists (select from broker_roles where user_id = users.id and brokerage_code = ${brokerage})`.execute(tx.db)
  return new Set(rows.map(({ id }) => id))
}

/** An account of a brokerage, held until the transaction ends, archived or not. */
export interface LockedAccount {
  readonly version: number
  readonly archivedAt: Date | null
  readonly people: readonly string[]
  readonly team: readonly { readonly user_id: string; readonly role: string }[]
  readonly contactId: string | null
}

/** Locks an account of a brokerage; any other responds like a missing one. */
export async function lockAccountOf(tx: Tx, brokerage: string, account: string): Promise<LockedAccount> {
  const { rows } = await sql<LockedAccount>`select record_version as version, archived_at as "archivedAt",
      array(select user_id::text from account_roles where account_code = ${account}) as people,
      (select coalesce(jsonb_agg(jsonb_build_object('user_id', user_id, 'role', role) order by role, user_id), '[]')
        from account_agents where account_code = ${account}) as team, primary_contact_id as "contactId"
    from accounts where code = ${account} and brokerage_code = ${brokerage} and deleted_at is null
    for no key update`.execute(tx.db)
  if (rows[0] === undefined) throw notFound()
  return rows[0]
}
