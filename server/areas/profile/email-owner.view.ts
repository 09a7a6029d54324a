import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

/** A user's address, locked until the transaction ends, so that concurrent changes wait. */
export async function lockAddress(tx: Tx, userId: string): Promise<{ email: string; username: string }> {
  return tx.db
    .selectFrom('users')
    .select(['email', 'username'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
}

/** Whether another person gets email, or logs in, by an address. */
export async function isTaken(tx: Tx, userId: string, email: string): Promise<boolean> {
  const address = email.toLowerCase()
  const { rows } = await sql`select from users
    where (lower(email) = ${address} or lower(username) = ${address}) and id <> ${userId} limit 1`.execute(tx.db)
  return rows.length > 0
}

/** Whether two ways of writing it are one address. */
export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
