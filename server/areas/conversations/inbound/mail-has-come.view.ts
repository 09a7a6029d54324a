import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Whether the account has received this email before. */
export async function mailHasCome(tx: Tx, account: string, mailHash: Buffer): Promise<boolean> {
  const { rows } = await sql`select from conversation_mails
    where account_code = ${account} and mail_hash = ${mailHash}`.execute(tx.db)
  return rows.length > 0
}
