import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Has changes to the links of one account wait for each other, until this transaction ends. */
export async function lockLinks(tx: Tx, account: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`links ${account}`}, 0))`.execute(tx.db)
}

/** Adds a link at the end. */
export async function insertLink(
  tx: Tx,
  account: string,
  link: Omit<Insertable<Tables['quick_links']>, 'account_code' | 'position'>,
): Promise<void> {
  const position = sql<number>`(select coalesce(max(position), 0) + 1 from quick_links where account_code = ${account})`
  await tx.db
    .insertInto('quick_links')
    .values({ account_code: account, position, ...link })
    .execute()
}

export async function deleteLinkRow(tx: Tx, account: string, id: string): Promise<void> {
  await tx.db.deleteFrom('quick_links').where('account_code', '=', account).where('id', '=', id).execute()
}

/** Puts all links of an account in the order of their ids. */
export async function saveOrder(tx: Tx, account: string, ids: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('quick_links')
    .set({ position: sql<number>`array_position(${[...ids]}::uuid[], id)` })
    .where('account_code', '=', account)
    .execute()
}

/** Puts the links of an account after those of another. */
export async function moveLinks(tx: Tx, from: string, into: string): Promise<void> {
  await lockLinks(tx, into)
  const last = sql<number>`(select coalesce(max(position), 0) from quick_links theirs where account_code = ${into})`
  await tx.db
    .updateTable('quick_links')
    .set({ account_code: into, position: sql<number>`position + ${last}` })
    .where('account_code', '=', from)
    .execute()
}
