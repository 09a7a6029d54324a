import type { Insertable, Kysely, Selectable, Updateable } from 'kysely'
import type { Tables } from '../../tables/tables.generated.ts'
import type { Tx } from './database.ts'

type TableName = keyof Tables

/** A row as read from the database. */
export type Row<T extends TableName> = Selectable<Tables[T]>

/** A row to insert; columns with database defaults are optional. */
export type NewRow<T extends TableName> = Insertable<Tables[T]>

/** The columns that may change. The version counts automatically, and only `moveRows` changes the account. */
export type RowChanges<T extends TableName> = Omit<Updateable<Tables[T]>, 'account_code' | 'version'>

type Account<T extends TableName> = Tables[T] extends { account_code: unknown }
  ? { readonly account_code: string }
  : unknown

/** Selects rows by column values; null matches NULL. In account-owned tables the account's code is always required. */
export type RowKey<T extends TableName> = { readonly [C in keyof Row<T>]?: Row<T>[C] } & Account<T>

type TablesWith<Column extends string> = {
  [T in TableName]: Tables[T] extends Record<Column, unknown> ? T : never
}[TableName]

export async function insertRow<T extends TableName>(tx: Tx, table: T, row: NewRow<T>): Promise<void> {
  await insertRows(tx, table, [row])
}

/** Inserts rows in one statement; none is fine. */
export async function insertRows<T extends TableName>(tx: Tx, table: T, rows: readonly NewRow<T>[]): Promise<void> {
  if (rows.length > 0) await anyTable(tx).insertInto(table).values(rows).execute()
}

/** Inserts a row unless it exists. Returns false if it does, also when another transaction inserted it first. */
export async function insertIfAbsent<T extends TableName>(tx: Tx, table: T, row: NewRow<T>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await anyTable(tx)
    .insertInto(table)
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** Inserts a row, or gives the one that has its key already the rest of its columns. */
export async function saveRow<T extends TableName>(
  tx: Tx,
  table: T,
  key: readonly (keyof NewRow<T> & string)[],
  row: NewRow<T>,
): Promise<void> {
  const name: string = table
  const isKey: ReadonlySet<string> = new Set(key)
  const changes = Object.fromEntries(Object.entries(row).filter(([column]) => !isKey.has(column)))
  await anyTable(tx)
    .insertInto(name)
    .values(row)
    .onConflict((conflict) => conflict.columns(key).doUpdateSet(changes))
    .execute()
}

/** Updates the rows of a key; returns false if there are none. */
export async function updateRow<T extends TableName>(
  tx: Tx,
  table: T,
  key: RowKey<T>,
  changes: RowChanges<T>,
): Promise<boolean> {
  const { numUpdatedRows } = await anyTable(tx)
    .updateTable(table as string)
    .set(changes)
    .where((row) => row.and(checked(key)))
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Saves changes based on a version, and increments it; returns false if the row has changed since, or was deleted. */
export async function updateAtVersion<T extends TablesWith<'version'>>(
  tx: Tx,
  table: T,
  key: RowKey<T> & { readonly version: number },
  changes: RowChanges<T>,
): Promise<boolean> {
  return updateRow(tx, table, key, { ...changes, version: key.version + 1 })
}

/** Deletes the rows of a key; returns false if there are none. */
export async function deleteRow<T extends TableName>(tx: Tx, table: T, key: RowKey<T>): Promise<boolean> {
  const { numDeletedRows } = await anyTable(tx)
    .deleteFrom(table as string)
    .where((row) => row.and(checked(key)))
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Gives all rows of an account to another; what refers to them by account follows by its keys. */
export async function moveRows(tx: Tx, table: TablesWith<'account_code'>, from: string, into: string): Promise<void> {
  await anyTable(tx)
    .updateTable(table as string)
    .set({ account_code: into })
    .where('account_code', '=', from)
    .execute()
}

/** A builder for a table known only to the caller: values were checked against the table's own type. */
const anyTable = (tx: Tx) => tx.db as unknown as Kysely<Record<string, Record<string, unknown>>>

/** An empty key would match every row, and an undefined value more rows than intended. */
function checked(key: object): Record<string, unknown> {
  const values = Object.values(key)
  if (values.length === 0 || values.includes(undefined)) throw new TypeError('The key of a row lacks a value')
  return { ...key }
}
