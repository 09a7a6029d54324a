import {
  sharedKinds,
  shareObstacles,
  type TransferObstacle,
  type TransferPreview,
} from '@portico/contract/areas/account-transfers/transfer.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** A move of an account from one brokerage to another. */
export interface Way {
  readonly account: string
  readonly from: string
  readonly to: string
}

/** People of the brokerage that is left who work for the new one neither: they lose access. */
const leavers = ({ account, from, to }: Way) => sql`(
  select user_id from broker_roles where brokerage_code = ${from}
  union select user_id from account_roles
    where account_code = ${account} and role not in ('ADMIN', 'USER', 'INS_PARTNER')
  except select user_id from broker_roles where brokerage_code = ${to})`

/** Who loses access to an account that moves. */
export async function peopleWhoLeave(tx: Tx, way: Way): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select user_id as id from ${leavers(way)} leaving`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** What moves with an account, and what ends, counted now. */
export async function transferCounts(tx: Tx, way: Way): Promise<Pick<TransferPreview, 'moves' | 'ends'>> {
  const [moves, ends] = [await whatMoves(tx, way), await whatEnds(tx, way)]
  return { moves, ends }
}

/** Counts what the second brokerage would see of a shared account now. */
export async function sharedCounts(tx: Tx, account: string): Promise<Pick<TransferPreview, 'moves' | 'ends'>> {
  const { rows } = await sql<TransferPreview['moves'][number]>`select kind, count::integer as count from (
      ${countsOf(account)}) counted where kind = any(${[...sharedKinds]}::text[]) and count > 0`.execute(tx.db)
  return { moves: rows, ends: [] }
}

/** How many accounts are shared with a brokerage, or are to be. */
export async function openSharesWith(tx: Tx, brokerage: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from account_transfers
    where to_code = ${brokerage} and kind = 'SHARE' and state in ('PROPOSED', 'AGREED', 'BLOCKED', 'IN_FORCE')`.execute(
    tx.db,
  )
  return rows[0]!.count
}

/** What prevents an account from being shared now. */
export async function shareObstaclesOf(tx: Tx, way: Way): Promise<TransferObstacle[]> {
  return (await obstaclesOf(tx, { ...way, team: [] })).filter((kind) => shareObstacles.has(kind))
}

async function whatMoves(tx: Tx, way: Way): Promise<TransferPreview['moves']> {
  const { account } = way
  const { rows } = await sql<TransferPreview['moves'][number]>`select kind, count::integer as count from (
      ${countsOf(account)} union all values
      ('INTERNAL', (select count(*) from audit where account_code = ${account} and is_internal)),
      ('PEOPLE', (select count(*) from account_roles where account_code = ${account}
        and user_id not in (select user_id from ${leavers(way)} leaving)))
    ) counted where count > 0`.execute(tx.db)
  return rows
}

/** The records of an account, by kind. */
const countsOf = (account: string) => sql`select kind, count from (values
      ('POLICIES', (select count(*) from policies where account_code = ${account})),
      ('RENEWALS', (select count(*) from renewal_cycles
        where account_code = ${account} and is_current and stage not in ('BOUND', 'CLOSED'))),
      ('APPLICATIONS', (select count(*) from applications where account_code = ${account} and removed_at is null)),
      ('DOCUMENTS', (select count(*) from documents where account_code = ${account})),
      ('TASKS', (select count(*) from tasks where account_code = ${account} and completed_at is null)),
      ('CLAIMS', (select count(*) from claims where account_code = ${account})),
      ('CERTIFICATES', (select count(*) from certificates where account_code = ${account})),
      ('CONVERSATIONS', (select count(*) from conversations where account_code = ${account}))
    ) counted (kind, count)`

async function whatEnds(tx: Tx, way: Way): Promise<TransferPreview['ends']> {
  const { account } = way
  const isLeaver = (column: string) => sql`${sql.ref(column)} in (select user_id from ${leavers(way)} leaving)`
  const { rows } = await sql<TransferPreview['ends'][number]>`select kind, count::integer as count from (values
      ('STAFF', (select count(*) from ${leavers(way)} leaving)),
      ('TEAM', (select count(*) from account_agents where account_code = ${account})),
      ('ROLES', (select count(*) from account_roles where account_code = ${account} and ${isLeaver('user_id')})),
      ('TASKS', (select count(*) from tasks
        where account_code = ${account} and completed_at is null and ${isLeaver('tagged_id')})),
      ('ASSIGNMENTS', (select count(*) from application_assignments
        where account_code = ${account} and done_at is null and ${isLeaver('user_id')})),
      ('APPLICATION_LINKS', (select count(*) from open_links where account_code = ${account}
        and revoked_at is null and expires_at > now() and ${isLeaver('made_by')})),
      ('PACKET_LINKS', (select count(*) from submission_links
        where account_code = ${account} and revoked_at is null and sent_at is not null and expires_at > now())),
      ('INVITATIONS', (select count(*) from account_invitations where account_code = ${account}
        and accepted_at is null and revoked_at is null and ${isLeaver('invited_by')})),
      ('FEEDS', (select count(*) from calendar_feeds where account_code = ${account} and ${isLeaver('user_id')})),
      ('AMS', (select count(*) from accounts where code = ${account} and ams_code is not null))
    ) counted (kind, count) where count > 0`.execute(tx.db)
  return rows
}

/** The chosen team, if any. */
interface Chosen extends Way {
  readonly team?: readonly { readonly userId: string }[]
}

/** What prevents an account from moving now. */
export async function obstaclesOf(tx: Tx, { account, from, to, team }: Chosen): Promise<TransferObstacle[]> {
  const noAdmin = (code: string) => sql`not exists (select from broker_roles join users on users.id = user_id
    where brokerage_code = ${code} and role in ('ADMIN', 'SUPER_ADMIN') and disabled_at is null)`
  const isSuspended = (code: string) =>
    sql`exists (select from brokerages where code = ${code} and suspended_at is not null)`
  const staff = sql`select user_id from broker_roles join users on users.id = user_id
    where brokerage_code = ${to} and disabled_at is null`
  const noTeam =
    team === undefined
      ? sql`not exists (${staff})`
      : sql`exists (select unnest(${team.map(({ userId }) => userId)}::uuid[]) except ${staff})`
  const { rows } = await sql<{ kind: TransferObstacle }>`select kind from (values
      ('LEGAL_HOLD', exists (select from account_legal_holds where code = ${account} and lifted_at is null)),
      ('DELETION', exists (select from account_deletions
        where code = ${account} and state in ('EXPORTING', 'EXPORTED', 'CONFIRMING', 'DELETED'))),
      ('UNSIGNED', exists (select from bind_orders where account_code = ${account} and state = 'PENDING')),
      ('BIND_REQUESTED', exists (select from bind_orders
        where account_code = ${account} and state = 'BIND_REQUESTED')),
      ('LOSS_RUNS', exists (select from loss_run_requests where account_code = ${account}
        and signed_at is null and sent_on is null and withdrawn_reason is null)),
      ('AT_MARKET', exists (select from quotes join renewal_cycles cycle
          on cycle.account_code = quotes.account_code and cycle.id = quotes.cycle_id
        where quotes.account_code = ${account} and quotes.status = 'SUBMITTED'
          and is_current and stage not in ('BOUND', 'CLOSED'))),
      ('PACKET', exists (select from submissions where account_code = ${account} and packet_state = 'BUILDING')),
      ('AMS_PUSH', exists (select from staging_pushes where account_code = ${account} and state = 'QUEUED')),
      ('FROM_SUSPENDED', ${isSuspended(from)}),
      ('TO_SUSPENDED', ${isSuspended(to)}),
      ('FROM_NO_ADMIN', ${noAdmin(from)}),
      ('TO_NO_ADMIN', ${noAdmin(to)}),
      ('NO_TEAM', ${noTeam})
    ) checked (kind, holds) where holds`.execute(tx.db)
  return rows.map(({ kind }) => kind)
}
