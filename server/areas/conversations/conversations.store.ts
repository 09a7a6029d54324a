import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Which conversation of which account. */
export interface ConversationOf {
  readonly account: string
  readonly id: string
}

/** Saves a change. Given a version, only one made from that version; false where it has moved on since. */
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

/** Keeps a message with the documents that go with it. */
export async function insertMessage(
  tx: Tx,
  row: Insertable<Tables['conversation_messages']>,
  documentIds: readonly string[],
): Promise<void> {
  await tx.db.insertInto('conversation_messages').values(row).execute()
  if (documentIds.length === 0) return
  const { account_code, conversation_id, id: message_id } = row
  const attached = documentIds.map((document_id) => ({ account_code, conversation_id, message_id, document_id }))
  await tx.db.insertInto('conversation_attachments').values(attached).execute()
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
  await tx.db
    .updateTable('conversation_reply_addresses')
    .set({ expires_at: until })
    .where('account_code', '=', account)
    .where('token_hash', '=', tokenHash)
    .execute()
}

export async function deleteReplyAddresses(tx: Tx, { account, id }: ConversationOf): Promise<void> {
  await tx.db
    .deleteFrom('conversation_reply_addresses')
    .where('account_code', '=', account)
    .where('conversation_id', '=', id)
    .execute()
}

/** Keeps a mail. False where the same one has come before: it changes nothing again. */
export async function insertMail(tx: Tx, row: Insertable<Tables['conversation_mails']>): Promise<boolean> {
  const inserted = await tx.db
    .insertInto('conversation_mails')
    .values(row)
    .onConflict((conflict) => conflict.columns(['account_code', 'mail_hash']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** Decides on a mail in quarantine and takes its words away; undefined where that was done already. */
export async function settleMail(
  tx: Tx,
  { account, id }: ConversationOf,
  { mailId, state }: { readonly mailId: string; readonly state: 'ACCEPTED' | 'DISCARDED' },
): Promise<boolean> {
  const settled = await tx.db
    .updateTable('conversation_mails')
    .set({ state, text: '' })
    .where('account_code', '=', account)
    .where('conversation_id', '=', id)
    .where('id', '=', mailId)
    .where('state', '=', 'QUARANTINED')
    .returning('id')
    .executeTakeFirst()
  return settled !== undefined
}

/** Gives the conversations of an account to another, with all that was said and sent in them. */
export async function moveConversations(tx: Tx, from: string, into: string): Promise<void> {
  await tx.db.updateTable('conversations').set({ account_code: into }).where('account_code', '=', from).execute()
}
