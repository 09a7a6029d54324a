import { type Audience, includesSide, isWholePlatform, rolesOn } from '@portico/contract/areas/broadcasts/audience.ts'
import type { BroadcastPreview } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** The ids of the active users of an audience, as a query. Deleted accounts have no people. */
export function audienceQuery(audience: Audience): RawBuilder<{ id: string }> {
  const sides = [
    ...(isWholePlatform(audience) ? [sql`true`] : []),
    ...(includesSide(audience, 'CLIENTS') ? [sql`exists ${clientsOf(audience)}`] : []),
    ...(includesSide(audience, 'STAFF') ? [sql`exists ${staffOf(audience)}`, sql`exists ${agentsOf(audience)}`] : []),
    sql`false`,
  ]
  return sql<{ id: string }>`select users.id from users
    where users.disabled_at is null and (${sql.join(sides, sql` or `)})`
}

const isAmong = (column: RawBuilder<unknown>, values: readonly string[]): RawBuilder<unknown> =>
  values.length === 0 ? sql`true` : sql`${column} = any(${[...values]}::text[])`

const clientsOf = (audience: Audience) => sql`(select 1 from account_roles
  join accounts on code = account_code and deleted_at is null
  where account_roles.user_id = users.id and ${isAmong(sql`account_code`, audience.accounts)}
    and ${isAmong(sql`brokerage_code`, audience.brokerages)} and ${isAmong(sql`role`, rolesOn(audience, 'CLIENTS'))})`

/** Staff by their role at a brokerage; where accounts are named, those who look after them count alone. */
const staffOf = (audience: Audience) => sql`(select 1 from broker_roles
  where broker_roles.user_id = users.id and ${audience.accounts.length === 0}::boolean
    and ${isAmong(sql`brokerage_code`, audience.brokerages)} and ${isAmong(sql`role`, rolesOn(audience, 'STAFF'))})`

const agentsOf = (audience: Audience) => sql`(select 1 from account_agents
  join accounts on code = account_code and deleted_at is null
  where account_agents.user_id = users.id and ${isAmong(sql`account_code`, audience.accounts)}
    and ${isAmong(sql`brokerage_code`, audience.brokerages)} and ${isAmong(sql`role`, rolesOn(audience, 'STAFF'))})`

type Counts = Pick<BroadcastPreview, 'recipients' | 'clients' | 'staff' | 'optedOut'>

/** How many people an audience reaches, by side; someone on both counts as staff. */
export async function audienceCounts(tx: Tx, audience: Audience): Promise<Counts & { readonly sample: string[] }> {
  const { rows } = await sql<Counts>`select count(*)::int as recipients,
      count(*) filter (where is_staff)::int as staff, count(*) filter (where not is_staff)::int as clients,
      count(*) filter (where broadcast_opt_outs.user_id is not null)::int as "optedOut"
    from (${audienceQuery(audience)}) reached
    cross join lateral (select exists (select 1 from broker_roles where broker_roles.user_id = reached.id) as is_staff) side
    left join broadcast_opt_outs on broadcast_opt_outs.user_id = reached.id`.execute(tx.db)
  const names = await sql<{ name: string }>`select concat_ws(' ', first_name, last_name) as name from users
    where id in (${audienceQuery(audience)}) order by lower(last_name), lower(first_name), id limit 5`.execute(tx.db)
  return { ...rows[0]!, sample: names.rows.map(({ name }) => name) }
}

/** Which brokerages and accounts of an audience do not exist. */
export async function unknownCodes(
  tx: Tx,
  { brokerages, accounts }: Audience,
): Promise<{ readonly brokerages: boolean; readonly accounts: boolean }> {
  const { rows } = await sql<{ brokerages: boolean; accounts: boolean }>`select
    exists (select 1 from unnest(${brokerages}::text[]) as named (it)
      where not exists (select 1 from brokerages where code = it)) as brokerages,
    exists (select 1 from unnest(${accounts}::text[]) as named (it)
      where not exists (select 1 from accounts where code = it and deleted_at is null)) as accounts`.execute(tx.db)
  return rows[0]!
}
