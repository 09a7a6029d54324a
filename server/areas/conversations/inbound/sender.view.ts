import { sql } from 'kysely'
import { accessIn, type AccountRole, type Actor, type AccountAccess } from '../../../platform/access/actor.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** The person a reply address was made for, with their current access, and its conversation. */
export interface Addressee {
  readonly tokenHash: Buffer
  readonly conversationId: string
  readonly email: string
  readonly actor: Actor
  readonly access: AccountAccess
}

interface Row {
  readonly token_hash: Buffer
  readonly account_code: string
  readonly brokerage_code: string
  readonly time_zone: string
  readonly conversation_id: string
  readonly email: string
  readonly user_id: string
  readonly username: string
  readonly first_name: string
  readonly last_name: string
  readonly is_admin: boolean
  readonly is_viewer: boolean
  readonly accounts: Record<string, AccountRole> | null
  readonly brokerages: Record<string, string[]> | null
}

/** The owner of an address; undefined if it is unknown or expired, or the person may not open the account. */
export async function addresseeView(tx: Tx, hashes: readonly Buffer[], now: Date): Promise<Addressee | undefined> {
  if (hashes.length === 0) return undefined
  const { rows } = await sql<Row>`select token_hash, conversation_reply_addresses.account_code, brokerage_code,
      time_zone, conversation_id, email, users.id as user_id, username, first_name, last_name, is_admin, is_viewer,
      (select json_object_agg(accounts.code, json_build_object('role', role, 'permissions', permissions)) from account_roles
        where account_roles.account_code = accounts.code and account_roles.user_id = users.id) as accounts,
      (select json_object_agg(brokerage_code, roles) from (select brokerage_code, json_agg(role) as roles
        from broker_roles where broker_roles.user_id = users.id group by 1) held) as brokerages
    from conversation_reply_addresses
    join users on users.id = user_id and disabled_at is null
    join accounts on accounts.code = conversation_reply_addresses.account_code and deleted_at is null and archived_at is null
    join brokerages on brokerages.code = brokerage_code
    where token_hash in (${sql.join([...hashes])}) and expires_at > ${now} limit 1`.execute(tx.db)
  const row = rows[0]
  if (row === undefined) return undefined
  const actor = actorOf(row)
  const access = accessIn(actor, {
    code: row.account_code,
    brokerage: row.brokerage_code,
    timeZone: row.time_zone,
  })
  return access && { tokenHash: row.token_hash, conversationId: row.conversation_id, email: row.email, actor, access }
}

/** People who write by email have no session. */
const actorOf = (row: Row): Actor => ({
  sessionId: '',
  state: 'complete',
  startedBy: 'link',
  steppedUpAt: null,
  userId: row.user_id,
  username: row.username,
  firstName: row.first_name,
  lastName: row.last_name,
  isAdmin: row.is_admin,
  isViewer: row.is_viewer,
  accounts: new Map(Object.entries(row.accounts ?? {})),
  brokerages: new Map(Object.entries(row.brokerages ?? {})),
  timeZones: new Map([[row.brokerage_code, row.time_zone]]),
})
