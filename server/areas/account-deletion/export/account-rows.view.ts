import { type Kysely, sql } from 'kysely'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { codesOf } from './export-state.view.ts'

/** A row as JSON, by column. */
export type JsonRow = Readonly<Record<string, unknown>>

/** An account’s data, with that of the accounts merged into it. */
export interface AccountData {
  readonly tables: readonly string[]
  rowsOf(table: string): AsyncIterable<JsonRow[]>
}

/** The tables of an account, and their rows in batches. */
export async function accountData(database: Database, code: string): Promise<AccountData> {
  const [tables, codes] = await database.read('system', async (tx) => [
    await accountTables(tx),
    await codesOf(tx, code),
  ])
  return {
    tables,
    async *rowsOf(table) {
      for (const each of codes) yield* accountRows(database, table, each)
    },
  }
}

/** The keys of the files that a row names. */
export const fileKeysOf = (row: JsonRow): string[] =>
  Object.entries(row).flatMap(([column, value]) =>
    /(?:file|plan|packet)_key$/.test(column) && typeof value === 'string' ? [value] : [],
  )

/** Every table whose rows belong to accounts, by name. */
async function accountTables(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select columns.table_name::text as name from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'account_code' and table_type = 'BASE TABLE' order by 1`.execute(
    tx.db,
  )
  return rows.map(({ name }) => name)
}

const batch = 1000

/** The rows of a table that belong to an account, in batches that are each read by themselves. */
function accountRows(database: Database, table: string, account: string): AsyncIterable<JsonRow[]> {
  let after = '(0,0)'
  const next = async (): Promise<IteratorResult<JsonRow[], undefined>> => {
    const rows = await database.read({ account }, (tx) => nextRows(tx, { table, account, after }))
    const last = rows.at(-1)
    if (last === undefined) return { done: true, value: undefined }
    after = last.place
    return { done: false, value: rows.map(({ row }) => row) }
  }
  return { [Symbol.asyncIterator]: () => ({ next }) }
}

interface Place {
  readonly table: string
  readonly account: string
  readonly after: string
}

const nextRows = (tx: Tx, { table, account, after }: Place): Promise<{ place: string; row: JsonRow }[]> =>
  (tx.db as unknown as Kysely<Record<string, Record<string, unknown>>>)
    .selectFrom(`${table} as stored`)
    .select((stored) => [
      sql<string>`ctid::text`.as('place'),
      stored.fn<JsonRow>('to_jsonb', [stored.table('stored')]).as('row'),
    ])
    .where('account_code', '=', account)
    .where(sql<boolean>`ctid > ${after}::tid`)
    .orderBy(sql`ctid`)
    .limit(batch)
    .execute()
