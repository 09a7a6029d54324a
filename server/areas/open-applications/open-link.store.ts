import type { Insertable, Updateable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { insertIfAbsent, insertRow, insertRows, updateRow } from '../../platform/database/rows.ts'
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
  await insertRow(tx, 'open_links', link)
  await insertRows(
    tx,
    'open_link_applications',
    applicationIds.map((application_id) => ({ account_code, link_id: id, application_id, done_freeze: null })),
  )
}

type LinkChange = Omit<Updateable<Tables['open_links']>, 'account_code' | 'id'>

export async function changeLink(tx: Tx, { account, id }: LinkPlace, change: LinkChange): Promise<void> {
  await updateRow(tx, 'open_links', { account_code: account, id }, change)
}

/** Records which final version a link's holder finished; null if they reopened the application. */
export async function noteDone(
  tx: Tx,
  { account, id }: LinkPlace,
  { applicationId, freeze }: { readonly applicationId: string; readonly freeze: number | null },
): Promise<void> {
  await updateRow(
    tx,
    'open_link_applications',
    { account_code: account, link_id: id, application_id: applicationId },
    { done_freeze: freeze },
  )
}

export async function letBrowserIn(tx: Tx, { account, id }: LinkPlace, keyHash: Buffer, now: Date): Promise<void> {
  await insertIfAbsent(tx, 'open_link_browsers', {
    account_code: account,
    link_id: id,
    key_hash: keyHash,
    let_in_at: now,
  })
}

type Use = Omit<Insertable<Tables['open_link_uses']>, 'account_code' | 'link_id'>

/** Records a use of a link. These rows never change. */
export async function recordUse(tx: Tx, { account, id }: LinkPlace, use: Use): Promise<void> {
  await insertRow(tx, 'open_link_uses', { account_code: account, link_id: id, ...use })
}
