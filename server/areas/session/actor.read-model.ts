import { sql } from 'kysely'
import type { AccountRole, Actor, Impersonation, SessionState } from '../../platform/access/actor.ts'
import type { Tx } from '../../platform/database/database.ts'
import { idleMinutes, refreshReuseSeconds, type Seed } from './session-tokens.ts'

export interface SignedIn extends Seed {
  readonly generation: number
  readonly actor: Actor
  activeAt: Date
}

interface Place {
  readonly brokerage: string
  readonly timeZone: string
  readonly isSuspended: boolean
}

interface Row {
  session_id: string
  state: SessionState
  salt: Buffer
  generation: number
  active_at: Date
  started_by: Actor['startedBy']
  stepped_up_at: Date | null
  user_id: string
  username: string
  first_name: string
  last_name: string
  is_admin: boolean
  is_viewer: boolean
  impersonation: Impersonation | null
  accounts: Record<string, AccountRole & Place> | null
  brokerages: Record<string, Place & { readonly roles: string[] }> | null
}

/** Identifies a session: its hashed cookie or, if that was checked before, its id. */
export type SessionName = { readonly tokenHash: Buffer } | { readonly sessionId: string }

/** The person behind a session and all their roles, in one indexed query. */
export async function actorView(tx: Tx, name: SessionName, now: Date): Promise<SignedIn | undefined> {
  const idleSince = new Date(now.getTime() - idleMinutes * 60_000)
  const replacedSince = new Date(now.getTime() - refreshReuseSeconds * 1000)
  const isNamed =
    'sessionId' in name
      ? sql`s.id = ${name.sessionId}`
      : sql`(s.token_hash = ${name.tokenHash}
          or (s.replaced_token_hash = ${name.tokenHash} and s.rotated_at > ${replacedSince}))`
  const found = await sql<Row>`
    select s.id as session_id, s.state, s.salt, s.refresh_generation as generation, s.active_at,
      s.started_by, s.stepped_up_at, u.id as user_id, u.username, u.first_name, u.last_name, u.is_admin, u.is_viewer,
      case when shown.id is not null then json_build_object('id', i.id, 'reason', reason, 'administratorId', own.id,
        'administrator', concat_ws(' ', own.first_name, own.last_name), 'endsAt', to_char(i.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as impersonation,
      (select json_object_agg(account_code, json_build_object('role', role, 'permissions', permissions,
          'brokerage', brokerages.code, 'timeZone', time_zone, 'isSuspended', suspended_at is not null))
        from account_roles join accounts on accounts.code = account_code and deleted_at is null and archived_at is null
          join brokerages on brokerages.code = accounts.brokerage_code
        where user_id = u.id) as accounts,
      (select json_object_agg(brokerage_code, json_build_object('roles', roles, 'brokerage', code, 'timeZone', time_zone,
          'isSuspended', suspended_at is not null))
        from (select brokerage_code, json_agg(role) as roles from broker_roles where user_id = u.id group by 1) r
          join brokerages on code = brokerage_code) as brokerages
    from sessions s join users own on own.id = s.user_id
      left join (impersonations i join users shown on shown.id = i.user_id and shown.disabled_at is null and not shown.is_admin)
        on i.session_id = s.id and i.ended_at is null and i.ends_at > ${now} and own.is_admin
      join users u on u.id = coalesce(i.user_id, s.user_id)
    where ${isNamed} and s.revoked_at is null and own.disabled_at is null
      and s.access_until > ${now} and s.ends_at > ${now} and s.active_at > ${idleSince}`.execute(tx.db)
  const row = found.rows[0]
  if (row === undefined) return undefined
  const [accounts, closedAccounts] = apart(row.accounts)
  const [brokerages, closedBrokerages] = apart(row.brokerages)
  return {
    id: row.session_id,
    salt: row.salt,
    generation: row.generation,
    activeAt: row.active_at,
    actor: {
      sessionId: row.session_id,
      state: row.state,
      startedBy: row.started_by,
      steppedUpAt: row.stepped_up_at,
      impersonation: row.impersonation ?? undefined,
      userId: row.user_id,
      username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
      isAdmin: row.is_admin,
      isViewer: row.is_viewer || row.impersonation !== null,
      accounts: new Map(accounts.map(([code, { role, permissions }]) => [code, { role, permissions }])),
      brokerages: new Map(brokerages.map(([code, { roles }]) => [code, roles])),
      timeZones: new Map([...accounts, ...brokerages].map(([, { brokerage, timeZone }]) => [brokerage, timeZone])),
      suspended: { accounts: closedAccounts, brokerages: closedBrokerages },
    },
  }
}

/** The places that are open, and the codes of those that are closed while their brokerage is suspended. */
function apart<P extends Place>(
  places: Readonly<Record<string, P>> | null,
): readonly [open: readonly (readonly [string, P])[], closed: ReadonlySet<string>] {
  const all = Object.entries(places ?? {})
  const closed = all.filter(([, { isSuspended }]) => isSuspended).map(([code]) => code)
  return [all.filter(([, { isSuspended }]) => !isSuspended), new Set(closed)]
}
