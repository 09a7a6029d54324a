import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Which link of which account. */
export interface LinkPlace {
  readonly account: string
  readonly id: string
}

export async function insertLink(
  tx: Tx,
  link: Insertable<Tables['open_links']>,
  applicationIds: readonly string[],
): Promise<void> {
  const { account_code, id } = link
  await tx.db.insertInto('open_links').values(link).execute()
  await tx.db
    .insertInto('open_link_applications')
    .values(applicationIds.map((application_id) => ({ account_code, link_id: id, application_id, done_freeze: null })))
    .execute()
}

type LinkChange = Omit<Updateable<Tables['open_links']>, 'account_code' | 'id'>

export async function changeLink(tx: Tx, { account, id }: LinkPlace, change: LinkChange): Promise<void> {
  await tx.db.updateTable('open_links').set(change).where('account_code', '=', account).where('id', '=', id).execute()
}

/** Notes by which freeze the holder of a link was done; null where they opened the application again. */
export async function noteDone(
  tx: Tx,
  { account, id }: LinkPlace,
  { applicationId, freeze }: { readonly applicationId: string; readonly freeze: number | null },
): Promise<void> {
  await tx.db
    .updateTable('open_link_applications')
    .set({ done_freeze: freeze })
    .where('account_code', '=', account)
    .where('link_id', '=', id)
    .where('application_id', '=', applicationId)
    .execute()
}

export async function letBrowserIn(tx: Tx, { account, id }: LinkPlace, keyHash: Buffer, now: Date): Promise<void> {
  await tx.db
    .insertInto('open_link_browsers')
    .values({ account_code: account, link_id: id, key_hash: keyHash, let_in_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

type Use = Omit<Insertable<Tables['open_link_uses']>, 'account_code' | 'link_id'>

/** Keeps a use of a link. Nothing changes these rows afterwards. */
export async function keepUse(tx: Tx, { account, id }: LinkPlace, use: Use): Promise<void> {
  await tx.db
    .insertInto('open_link_uses')
    .values({ account_code: account, link_id: id, ...use })
    .execute()
}
