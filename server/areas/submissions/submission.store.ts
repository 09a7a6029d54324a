import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { insertIfAbsent, insertRow, insertRows, updateRow } from '../../platform/database/rows.ts'
import type { MarketContact } from './links/new-link.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** One submission, or one link, of one account. */
export interface Place {
  readonly account: string
  readonly id: string
}

export async function insertSubmission(tx: Tx, made: Insertable<Tables['submissions']>): Promise<void> {
  await insertRow(tx, 'submissions', made)
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

/** Updates the packet of a submission during a run. Returns false if another run has started or it has ended. */
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
  await insertRows(tx, 'submission_links', links)
}

type LinkChange = Omit<
  Updateable<Tables['submission_links']>,
  'account_code' | 'id' | 'submission_id' | 'user_id' | 'quote_id' | 'contact_name' | 'contact_email' | 'made_at'
>

export async function changeLink(tx: Tx, { account, id }: Place, change: LinkChange): Promise<void> {
  await updateRow(tx, 'submission_links', { account_code: account, id }, change)
}

/** Ends every link to a submission that one person has: someone of the brokerage, or an underwriter of a market. */
export async function endLinksOf(
  tx: Tx,
  { account, id }: Place,
  { to, at }: { readonly to: string | Pick<MarketContact, 'quoteId' | 'email'>; readonly at: Date },
): Promise<void> {
  const link = typeof to === 'string' ? { user_id: to } : { quote_id: to.quoteId, contact_email: to.email }
  const key = { account_code: account, submission_id: id, revoked_at: null, ...link }
  await updateRow(tx, 'submission_links', key, { revoked_at: at })
}

export async function letBrowserIn(tx: Tx, { account, id }: Place, keyHash: Buffer, now: Date): Promise<void> {
  const browser = { account_code: account, link_id: id, key_hash: keyHash, let_in_at: now }
  await insertIfAbsent(tx, 'submission_link_browsers', browser)
}

type Use = Omit<Insertable<Tables['submission_link_uses']>, 'account_code' | 'link_id'>

/** Records a use of a link. These rows never change. */
export async function recordUse(tx: Tx, { account, id }: Place, use: Use): Promise<void> {
  await insertRow(tx, 'submission_link_uses', { account_code: account, link_id: id, ...use })
}
