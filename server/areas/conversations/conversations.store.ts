import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { insertRow, insertRows, updateRow } from '../../platform/database/rows.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Which conversation of which account. */
export interface ConversationOf {
  readonly account: string
  readonly id: string
}

/** Saves a change. With a version, only if it is current; returns false if it has moved on. */
export async function updateConversation(
  tx: Tx,
  { account, id }: ConversationOf,
  change: Omit<Updateable<Tables['conversations']>, 'account_code' | 'id'>,
  version?: number,
): Promise<boolean> {
  const update = tx.db.updateTable('conversations').set(change).where('account_code', '=', account).where('id', '=', id)
  const updated = await (version === undefined ? update : update.where('version', '=', version))
    .returning('id')
    .executeTakeFirst()
  return updated !== undefined
}

/** Stores a message with its documents. */
export async function insertMessage(
  tx: Tx,
  row: Insertable<Tables['conversation_messages']>,
  documentIds: readonly string[],
): Promise<void> {
  await insertRow(tx, 'conversation_messages', row)
  if (documentIds.length === 0) return
  const { account_code, conversation_id, id: message_id } = row
  const attached = documentIds.map((document_id) => ({ account_code, conversation_id, message_id, document_id }))
  await insertRows(tx, 'conversation_attachments', attached)
}

/** Remembers up to when someone has read; a mark never moves back. */
export async function markRead(tx: Tx, { account, id }: ConversationOf, userId: string, at: Date): Promise<void> {
  await tx.db
    .insertInto('conversation_reads')
    .values({ account_code: account, conversation_id: id, user_id: userId, read_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['account_code', 'conversation_id', 'user_id'])
        .doUpdateSet({ read_at: at })
        .where('conversation_reads.read_at', '<', at),
    )
    .execute()
}

/** An address that is used stays good for as long again. */
export async function extendReplyAddress(tx: Tx, account: string, tokenHash: Buffer, until: Date): Promise<void> {
  await updateRow(
    tx,
    'conversation_reply_addresses',
    { account_code: account, token_hash: tokenHash },
    { expires_at: until },
  )
}

/** Stores an email. Returns false if it was received before, so that a repeat changes nothing. */
export async function insertMail(tx: Tx, row: Insertable<Tables['conversation_mails']>): Promise<boolean> {
  const inserted = await tx.db
    .insertInto('conversation_mails')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_code', 'mail_hash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Decides on a quarantined email and deletes its text; undefined if that was already done. */
export async function settleMail(
  tx: Tx,
  { account, id }: ConversationOf,
  { mailId, state }: { readonly mailId: string; readonly state: 'ACCEPTED' | 'DISCARDED' },
): Promise<boolean> {
  return updateRow(
    tx,
    'conversation_mails',
    { account_code: account, conversation_id: id, id: mailId, state: 'QUARANTINED' },
    { state, text: '' },
  )
}
