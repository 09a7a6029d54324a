import type { Audience } from '@portico/contract/areas/broadcasts/audience.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Row } from '../../platform/database/rows.ts'
import { audienceQuery } from './audience.view.ts'

/** A broadcast, locked until the transaction ends. */
export async function lockBroadcast(tx: Tx, id: string): Promise<Row<'broadcasts'> | undefined> {
  return tx.db.selectFrom('broadcasts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Adds everyone in the audience, each once. Returns how many there are. */
export async function addRecipients(
  tx: Tx,
  id: string,
  { audience, emailState }: { readonly audience: Audience; readonly emailState: 'NONE' | 'WAITING' },
): Promise<number> {
  const added = await tx.db
    .insertInto('broadcast_recipients')
    .columns(['broadcast_id', 'user_id', 'email_state'])
    .expression((query) =>
      query
        .selectFrom(sql<{ id: string }>`(${audienceQuery(audience)})`.as('reached'))
        .select((row) => [
          sql<string>`${id}::uuid`.as('broadcast_id'),
          row.ref('reached.id').as('user_id'),
          sql<'NONE'>`${emailState}::text`.as('email_state'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return Number(added.numInsertedOrUpdatedRows ?? 0)
}

/** What happened to the email of one recipient. */
interface Queued {
  readonly user_id: string
  readonly email_state: 'QUEUED' | 'OPTED_OUT'
  readonly message_id: string | null
  readonly opt_out_hash: Buffer | null
}

/** Saves which emails of a broadcast are queued, and which are not sent at all. */
export async function storeQueued(tx: Tx, id: string, queued: readonly Queued[]): Promise<void> {
  await tx.db
    .insertInto('broadcast_recipients')
    .values(queued.map((row) => ({ ...row, broadcast_id: id })))
    .onConflict((conflict) =>
      conflict.columns(['broadcast_id', 'user_id']).doUpdateSet((row) => ({
        email_state: row.ref('excluded.email_state'),
        message_id: row.ref('excluded.message_id'),
        opt_out_hash: row.ref('excluded.opt_out_hash'),
      })),
    )
    .execute()
}

/** Stores the delivery results of messages. */
export async function keepSettled(tx: Tx, messages: readonly string[], state: 'SENT' | 'FAILED'): Promise<void> {
  if (messages.length === 0) return
  await tx.db
    .updateTable('broadcast_recipients')
    .set({ email_state: state })
    .where('message_id', 'in', messages)
    .where('email_state', '=', 'QUEUED')
    .execute()
}

/** Withdraws a broadcast's unsent emails. Returns the queued messages. */
export async function withdrawWaiting(tx: Tx, id: string): Promise<string[]> {
  await tx.db
    .updateTable('broadcast_recipients')
    .set({ email_state: 'WITHDRAWN' })
    .where('broadcast_id', '=', id)
    .where('email_state', '=', 'WAITING')
    .execute()
  const queued = await tx.db
    .selectFrom('broadcast_recipients')
    .select('message_id')
    .where('broadcast_id', '=', id)
    .where('email_state', '=', 'QUEUED')
    .execute()
  return queued.flatMap(({ message_id }) => message_id ?? [])
}

/** Marks the recipients of messages that were withdrawn. */
export async function keepWithdrawn(tx: Tx, id: string, messages: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('broadcast_recipients')
    .set({ email_state: 'WITHDRAWN' })
    .where('broadcast_id', '=', id)
    .where('message_id', '=', sql<string>`any(${messages}::uuid[])`)
    .execute()
}

interface BannerNote {
  readonly broadcastId: string
  readonly userId: string
  readonly at: Date
}

/** Records when a person first saw a banner; false if already recorded. */
export async function noteSeen(tx: Tx, { broadcastId, userId, at }: BannerNote): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('broadcast_recipients')
    .set({ seen_at: at })
    .where('broadcast_id', '=', broadcastId)
    .where('user_id', '=', userId)
    .where('seen_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Records that a person dismissed a banner; false if already recorded. */
export async function noteDismissed(tx: Tx, { broadcastId, userId, at }: BannerNote): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('broadcast_recipients')
    .set((row) => ({ dismissed_at: at, seen_at: row.fn.coalesce('seen_at', row.val(at)) }))
    .where('broadcast_id', '=', broadcastId)
    .where('user_id', '=', userId)
    .where('dismissed_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
