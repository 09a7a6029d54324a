import { type Banner, bannersShown } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

interface Row extends Omit<Banner, 'until'> {
  readonly until: Date
}

/** The banners that show to a user now, the latest first. */
export async function bannersView(tx: Tx, userId: string, now: Date): Promise<Banner[]> {
  const { rows } = await sql<Row>`select id, title, text, banner_until as until, seen_at is not null as "isSeen"
    from broadcast_recipients join broadcasts on id = broadcast_id
    where user_id = ${userId} and dismissed_at is null and channel <> 'EMAIL' and state in ('SENDING', 'SENT')
      and banner_until > ${now} and banner_until is not null
    order by send_at desc, id desc limit ${bannersShown}`.execute(tx.db)
  return rows.map(({ until, ...row }) => ({ ...row, until: until.toISOString() }))
}

/** Whether a user was sent a broadcast. */
export async function isRecipient(tx: Tx, broadcastId: string, userId: string): Promise<boolean> {
  const row = await tx.db
    .selectFrom('broadcast_recipients')
    .select('user_id')
    .where('broadcast_id', '=', broadcastId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}
