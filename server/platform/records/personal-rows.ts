import type { PersonalKind } from '@portico/contract/areas/open-work/user-merge.shapes.ts'
import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../tables/tables.generated.ts'
import type { Tx } from '../database/database.ts'

/**
 * Rows that give a person something now, such as access or open work. They follow when two logins of one person are
 * merged; rows that record what someone did keep the login that did it.
 */
export interface PersonalRows {
  readonly kind: PersonalKind
  readonly table: keyof Tables
  /** The column with the person. */
  readonly person: string
  /** Which of them, in SQL; all if missing. */
  readonly rows?: RawBuilder<unknown>
  /** What identifies a row in addition to the person: where the kept login has such a row, it stays, and the other is deleted. */
  readonly key?: readonly string[]
  /** What the kept row takes from the other one, `theirs`, before that is deleted. */
  readonly combined?: Readonly<Record<string, RawBuilder<unknown>>>
  /** The column with the account; null if they belong to none. */
  readonly account: 'account_code' | 'code' | null
  /** Whether a change of the row must count as one. */
  readonly isVersioned?: true
}

type AnyTables = Record<string, Record<string, unknown>>

const anyTable = (tx: Tx) => tx.db as unknown as Kysely<AnyTables>

const of =
  ({ person, rows }: PersonalRows, userId: string) =>
  (row: ExpressionBuilder<AnyTables, string>) =>
    row.and([row(person, '=', userId), ...(rows === undefined ? [] : [sql<boolean>`${rows}`])])

/** How many rows name a person. */
export async function countPersonal(tx: Tx, declared: PersonalRows, userId: string): Promise<number> {
  const counted = anyTable(tx)
    .selectFrom(declared.table)
    .select(sql<number>`count(*)::int`.as('many'))
  return (await counted.where(of(declared, userId)).executeTakeFirstOrThrow()).many
}

/** The accounts of the rows that name a person. */
export async function accountsOfPersonal(tx: Tx, declared: PersonalRows, userId: string): Promise<string[]> {
  const { table, account } = declared
  if (account === null) return []
  const found = anyTable(tx).selectFrom(table).select(`${account} as code`).distinct()
  return (await found.where(of(declared, userId)).execute()).map(({ code }) => String(code))
}

/** Gives rows that name a person to another. */
export async function movePersonal(tx: Tx, declared: PersonalRows, merge: Merge): Promise<void> {
  const { table, person, isVersioned } = declared
  await endDoubles(tx, declared, merge)
  const changes = { [person]: merge.into, ...(isVersioned && { version: sql`version + 1` }) }
  await anyTable(tx).updateTable(table).set(changes).where(of(declared, merge.from)).execute()
}

interface Merge {
  readonly from: string
  readonly into: string
}

/** Deletes rows that the kept login has too, after it took what they add to its own. */
async function endDoubles(tx: Tx, { table, person, key, combined }: PersonalRows, { from, into }: Merge) {
  if (key === undefined) return
  const db = anyTable(tx)
  const isSame = (row: ExpressionBuilder<AnyTables, string>) =>
    row.and(key.map((column) => row(`theirs.${column}`, '=', row.ref(`${table}.${column}`))))
  if (combined !== undefined) {
    const stored = db.updateTable(table).from(`${table} as theirs`).set(combined).where(isSame)
    await stored.where(`${table}.${person}`, '=', into).where(`theirs.${person}`, '=', from).execute()
  }
  const ofKept = db
    .selectFrom(`${table} as theirs`)
    .select(sql`1`.as('one'))
    .where(`theirs.${person}`, '=', into)
  const doubled = ofKept.where(isSame)
  await db
    .deleteFrom(table)
    .where(person, '=', from)
    .where(({ exists }) => exists(doubled))
    .execute()
}
