import type { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { sql } from 'kysely'
import type { AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'

/** Someone who works on an account. */
export interface Member {
  readonly userId: string
  readonly name: string
}

type Owner = Pick<AccountAccess, 'account' | 'brokerage'>

/** Whether the insured's own people have a code: null requires none. */
const holding = (code: PermissionCode | null) => sql`(${code}::text is null or ${code} = any(permissions))`

/**
 * A person a section can be assigned to: the insured's people who may see it, or the brokerage's, on the account or on
 * its staff; undefined for anyone else.
 */
export async function possibleOwner(
  tx: Tx,
  { account, brokerage }: Owner,
  { userId, code }: { readonly userId: string; readonly code: PermissionCode | null },
): Promise<Member | undefined> {
  if (!isId(userId)) return undefined
  const { rows } = await sql<Member>`select id as "userId", name from person_names person
    where id = ${userId} and disabled_at is null and (
      exists (select from account_roles where account_code = ${account} and user_id = person.id
        and role in ('ADMIN', 'USER') and ${holding(code)})
      or exists (select from account_agents where account_code = ${account} and user_id = person.id)
      or exists (select from broker_roles where brokerage_code = ${brokerage} and user_id = person.id))`.execute(tx.db)
  return rows[0]
}

/** The insured's people who may act on a section: Admins who see it, else Users who do. */
export async function clientsInHand(tx: Tx, account: string, code: PermissionCode | null): Promise<Member[]> {
  const { rows } = await sql<Member>`select id as "userId", name
    from (select user_id, role, min(role) over () as first_role
      from account_roles join person_names person on person.id = user_id
      where account_code = ${account} and role in ('ADMIN', 'USER') and disabled_at is null and not is_viewer
        and ${holding(code)}) able
    join person_names person on person.id = user_id
    where role = first_role order by id`.execute(tx.db)
  return rows
}

/** Who does an account's daily work: its primary account manager, else its contact at the brokerage. */
export async function accountManager(tx: Tx, account: string): Promise<Member | undefined> {
  const { rows } = await sql<Member>`select person.id as "userId", name from (
      select user_id, 1 as place from account_agents where account_code = ${account} and role = 'P_ACCT_MGR'
      union all
      select primary_contact_id, 2 from accounts where code = ${account} and primary_contact_id is not null
    ) managers join person_names person on person.id = user_id
    where disabled_at is null order by place, person.id limit 1`.execute(tx.db)
  return rows[0]
}

/** When anybody was last reminded of each step of a renewal. */
export async function lastNudges(tx: Tx, account: string, cycleId: string): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ kind: string; at: Date }>`select kind, max(nudged_at) as at from renewal_nudges
    where account_code = ${account} and cycle_id = ${cycleId} group by kind`.execute(tx.db)
  return new Map(rows.map(({ kind, at }) => [kind, at]))
}

/** When each person was last reminded of a section since a moment. */
export async function nudgesSince(
  tx: Tx,
  { account, cycleId, kind, since }: { account: string; cycleId: string; kind: string; since: Date },
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ userId: string; at: Date }>`select user_id as "userId", max(nudged_at) as at
    from renewal_nudges
    where account_code = ${account} and cycle_id = ${cycleId} and kind = ${kind} and nudged_at > ${since}
    group by user_id`.execute(tx.db)
  return new Map(rows.map(({ userId, at }) => [userId, at]))
}
