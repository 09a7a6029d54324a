import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** One submission, or one link, of one account. */
export interface Place {
  readonly account: string
  readonly id: string
}

export async function insertSubmission(tx: Tx, made: Insertable<Tables['submissions']>): Promise<void> {
  await tx.db.insertInto('submissions').values(made).execute()
}

type PacketChange = Pick<
  Updateable<Tables['submissions']>,
  | 'packet_state'
  | 'packet_run'
  | 'packet_progress'
  | 'packet_message'
  | 'packet_key'
  | 'packet_bytes'
  | 'packet_sha256'
  | 'packet_moved_at'
>

/** Changes the packet of a submission while a run of it is under way. False where another has begun or it has ended. */
export async function changePacket(
  tx: Tx,
  { account, id }: Place,
  run: number,
  change: PacketChange,
): Promise<boolean> {
  const changed = await tx.db
    .updateTable('submissions')
    .set(change)
    .where('account_code', '=', account)
    .where('id', '=', id)
    .where('packet_run', '=', run)
    .where('packet_state', '!=', 'READY')
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function insertLinks(tx: Tx, links: readonly Insertable<Tables['submission_links']>[]): Promise<void> {
  await tx.db.insertInto('submission_links').values(links).execute()
}

type LinkChange = Omit<
  Updateable<Tables['submission_links']>,
  'account_code' | 'id' | 'submission_id' | 'user_id' | 'made_at'
>

export async function changeLink(tx: Tx, { account, id }: Place, change: LinkChange): Promise<void> {
  await tx.db
    .updateTable('submission_links')
    .set(change)
    .where('account_code', '=', account)
    .where('id', '=', id)
    .execute()
}

/** Ends every link to a submission that one person has. */
export async function endLinksOf(
  tx: Tx,
  { account, id }: Place,
  { userId, at }: { readonly userId: string; readonly at: Date },
): Promise<void> {
  await tx.db
    .updateTable('submission_links')
    .set({ revoked_at: at })
    .where('account_code', '=', account)
    .where('submission_id', '=', id)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .execute()
}

export async function letBrowserIn(tx: Tx, { account, id }: Place, keyHash: Buffer, now: Date): Promise<void> {
  await tx.db
    .insertInto('submission_link_browsers')
    .values({ account_code: account, link_id: id, key_hash: keyHash, let_in_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Use = Omit<Insertable<Tables['submission_link_uses']>, 'account_code' | 'link_id'>

/** Keeps a use of a link. Nothing changes these rows afterwards. */
export async function keepUse(tx: Tx, { account, id }: Place, use: Use): Promise<void> {
  await tx.db
    .insertInto('submission_link_uses')
    .values({ account_code: account, link_id: id, ...use })
    .execute()
}
