import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** The most emails per address and hour, however often it is entered. */
const mailsPerHour = 3

/**
 * Whether another email may be sent to an address. Concurrent requests for the same address wait until the transaction
 * ends.
 */
export async function mayMailRegistration(tx: Tx, email: string, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${email.toLowerCase()}`}, 0))`.execute(tx.db)
  const recent = await tx.db
    .selectFrom('registrations')
    .select('id')
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('created_at', '>', new Date(now.getTime() - 3_600_000))
    // What expires later than now is what the index of expiries finds.
    .where('expires_at', '>', now)
    .limit(mailsPerHour)
    .execute()
  return recent.length < mailsPerHour
}

/** Uses up a registration by its link. Returns false if the link was used or has expired. */
export async function spendRegistration(tx: Tx, tokenHash: Buffer, now: Date): Promise<boolean> {
  const used = await tx.db
    .updateTable('registrations')
    .set({ completed_at: now })
    .where('token_hash', '=', tokenHash)
    .where('completed_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}
