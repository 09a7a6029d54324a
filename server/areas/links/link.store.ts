import { quickLink } from '@portico/contract/areas/links/link.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { lockRecords } from '../../platform/records/lock-records.ts'

/** The position after the last link of an account. */
export const nextPosition = (account: string) =>
  sql<number>`(select coalesce(max(position), 0) + 1 from quick_links where account_code = ${account})`

/** Sorts an account's links by the given ids. */
export async function saveOrder(tx: Tx, account: string, ids: readonly string[]): Promise<void> {
  await tx.db
    .updateTable('quick_links')
    .set({ position: sql<number>`array_position(${[...ids]}::uuid[], id)` })
    .where('account_code', '=', account)
    .execute()
}

/** Moves the links of an account behind those of another. */
export async function moveLinks(tx: Tx, from: string, into: string): Promise<void> {
  await lockRecords(tx, quickLink, into)
  const last = sql<number>`(select coalesce(max(position), 0) from quick_links theirs where account_code = ${into})`
  await tx.db
    .updateTable('quick_links')
    .set({ account_code: into, position: sql<number>`position + ${last}` })
    .where('account_code', '=', from)
    .execute()
}
