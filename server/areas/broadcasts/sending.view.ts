import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** Someone whose email is still to be queued. */
export interface WaitingRecipient {
  readonly userId: string
  readonly email: string
  /** The person's brokerage if there is only one; its name is on the email. */
  readonly brand: string | null
  readonly brokerage: string | null
  /** Has opted out of marketing email since. */
  readonly isOptedOut: boolean
}

/** The next people whose email is to be queued, locked against another server. */
export async function waitingRecipients(tx: Tx, broadcastId: string, limit: number): Promise<WaitingRecipient[]> {
  const { rows } = await sql<WaitingRecipient>`select waiting.user_id as "userId", users.email,
      house.brand, house.brokerage,
      exists (select 1 from broadcast_opt_outs where broadcast_opt_outs.user_id = waiting.user_id) as "isOptedOut"
    from broadcast_recipients waiting join users on users.id = waiting.user_id
    cross join lateral (
      select case when count(*) = 1 then min(name) end as brand, case when count(*) = 1 then min(code) end as brokerage
      from brokerages where code in (
        select brokerage_code from broker_roles where broker_roles.user_id = waiting.user_id
        union select brokerage_code from account_roles join accounts on accounts.code = account_code
        where account_roles.user_id = waiting.user_id and deleted_at is null)) house
    where waiting.broadcast_id = ${broadcastId} and waiting.email_state = 'WAITING'
    order by waiting.user_id limit ${limit} for update of waiting`.execute(tx.db)
  return rows
}

/** The broadcasts whose time has come, or that are being sent. */
export async function dueBroadcasts(tx: Tx, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from broadcasts
    where state in ('SCHEDULED', 'SENDING') and send_at <= ${now} order by send_at, id`.execute(tx.db)
  return rows.map(({ id }) => id)
}

/** Messages of broadcasts that have left or were given up, and are still noted as queued. */
export async function settledMessages(tx: Tx, limit: number): Promise<{ id: string; isSent: boolean }[]> {
  const { rows } = await sql<{ id: string; isSent: boolean }>`select messages.id, sent_at is not null as "isSent"
    from broadcast_recipients join messages on messages.id = message_id
    where email_state = 'QUEUED' and (sent_at is not null or content_sealed is null) limit ${limit}`.execute(tx.db)
  return rows
}
