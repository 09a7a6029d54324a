import {
  type BrokerageDetail,
  brokerageRowsShown,
} from '@portico/contract/areas/administration/brokerage-detail.shapes.ts'
import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import { sql } from 'kysely'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { brokerageView } from '../../brokerages/brokerages.public.ts'

/** Days for which someone who logged in counts as active. */
const activeDays = 30

/** A brokerage for platform administrators; rejected if unknown. */
export async function brokerageDetail(
  tx: Tx,
  { actor, platform }: Pick<UserContext, 'actor' | 'platform'>,
  code: string,
): Promise<BrokerageDetail> {
  const brokerage = await brokerageView(tx, actor, code)
  const since = new Date(platform.now().getTime() - activeDays * 24 * 3_600_000)
  const [own, former, accounts, users, documents, staff, events] = await Promise.all([
    tx.db.selectFrom('brokerages').selectAll().where('code', '=', code).executeTakeFirstOrThrow(),
    tx.db.selectFrom('former_subdomains').select('subdomain').where('brokerage_code', '=', code).execute(),
    accountCounts(tx, code),
    userCounts(tx, code, since),
    documentCounts(tx, code),
    staffOf(tx, code),
    eventsOf(tx, code),
  ])
  return {
    brokerage,
    createdAt: own.created_at.toISOString(),
    timeZone: own.time_zone,
    redirectsClients: own.redirect_clients,
    formerSubdomains: former.map(({ subdomain }) => subdomain).filter((name) => name !== own.subdomain),
    suspended:
      own.suspended_at === null ? null : { since: own.suspended_at.toISOString(), reason: own.suspended_reason ?? '' },
    counts: { ...accounts, ...users, ...documents },
    staff: staff.map(({ lastLoginAt, roles, ...member }) => ({
      ...member,
      roles: roles.map((role) => roleNames[role] ?? role),
      lastLoginAt: lastLoginAt?.toISOString() ?? null,
    })),
    events: events.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
  }
}

type Counts = BrokerageDetail['counts']

async function accountCounts(tx: Tx, code: string): Promise<Pick<Counts, 'clients' | 'prospects' | 'archived'>> {
  const { rows } = await sql<Pick<Counts, 'clients' | 'prospects' | 'archived'>>`select
      count(*) filter (where archived_at is null and relationship = 'CLIENT')::int as clients,
      count(*) filter (where archived_at is null and relationship = 'PROSPECT')::int as prospects,
      count(*) filter (where archived_at is not null)::int as archived
    from accounts where brokerage_code = ${code} and deleted_at is null`.execute(tx.db)
  return rows[0]!
}

async function userCounts(tx: Tx, code: string, since: Date): Promise<Pick<Counts, 'staff' | 'users' | 'activeUsers'>> {
  const { rows } = await sql<Pick<Counts, 'staff' | 'users' | 'activeUsers'>>`
    with people as (
      select user_id, true as is_staff from broker_roles where brokerage_code = ${code}
      union
      select user_id, false from account_roles join accounts on code = account_code
      where brokerage_code = ${code} and deleted_at is null)
    select count(distinct id) filter (where is_staff)::int as staff, count(distinct id)::int as users,
      count(distinct id) filter (where last_login_at >= ${since})::int as "activeUsers"
    from people join users on id = user_id where disabled_at is null`.execute(tx.db)
  return rows[0]!
}

/** Everyone who works for a brokerage or belongs to one of its accounts, without platform administrators. */
export async function peopleOfBrokerage(tx: Tx, code: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from users where not is_admin and id in (
      select user_id from broker_roles where brokerage_code = ${code}
      union select user_id from account_roles join accounts on code = account_code
      where brokerage_code = ${code})`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Versions of documents, which hold nearly all bytes of a brokerage. */
async function documentCounts(tx: Tx, code: string): Promise<Pick<Counts, 'documents' | 'documentBytes'>> {
  const { rows } = await sql<Pick<Counts, 'documents' | 'documentBytes'>>`
    select count(distinct document_id)::int as documents, coalesce(sum(bytes), 0)::float8 as "documentBytes"
    from accounts join document_versions on account_code = code
    where brokerage_code = ${code} and deleted_at is null`.execute(tx.db)
  return rows[0]!
}

interface Member {
  readonly username: string
  readonly name: string
  readonly roles: string[]
  readonly lastLoginAt: Date | null
  readonly isDisabled: boolean
}

async function staffOf(tx: Tx, code: string): Promise<Member[]> {
  const { rows } = await sql<Member>`select username, concat_ws(' ', first_name, last_name) as name,
      array_agg(role order by role) as roles, last_login_at as "lastLoginAt", disabled_at is not null as "isDisabled"
    from broker_roles join users on id = user_id where brokerage_code = ${code}
    group by id order by last_name, first_name, username limit ${brokerageRowsShown}`.execute(tx.db)
  return rows
}

interface Event {
  readonly at: Date
  readonly by: string | null
  readonly action: string
  readonly reason: string | null
}

/** The latest entries about the brokerage itself, its staff and their invitations. */
async function eventsOf(tx: Tx, code: string): Promise<Event[]> {
  const { rows } = await sql<Event>`select at, name as by, action, after->>'reason' as reason
    from audit left join person_names on id = actor_id
    where subject_type in ('brokerage', 'broker_person', 'broker_invitation')
      and (case when subject_type = 'brokerage' then subject_id
        else coalesce(after->>'brokerage', before->>'brokerage') end) = ${code}
    order by seq desc limit ${brokerageRowsShown}`.execute(tx.db)
  return rows
}
