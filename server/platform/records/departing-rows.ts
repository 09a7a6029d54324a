import { type ExpressionBuilder, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../tables/tables.generated.ts'
import type { Tx } from '../database/database.ts'

/** An account that leaves a brokerage for another. */
export interface Departure {
  readonly account: string
  /** People of the brokerage that is left, who lose access. */
  readonly people: readonly string[]
  /** Who answers for the account at the new brokerage. */
  readonly successor: string
  readonly at: Date
}

type AccountTable = {
  [T in keyof Tables]: Tables[T] extends { account_code: unknown } ? T : never
}[keyof Tables]

/** Rows of an account that end, or that someone else gets, when the account leaves its brokerage. */
export interface DepartingRows {
  readonly table: AccountTable
  /** The column with the person a row belongs to; if missing, all rows match. */
  readonly person?: string
  /** Which of them, in SQL. */
  readonly rows?: (departure: Departure) => RawBuilder<unknown>
  /** `SUCCESSOR` and `NOBODY` are the new owner; `ENDED` ends links through `revoked_at`. */
  readonly become: 'DELETED' | 'ENDED' | 'NOBODY' | 'SUCCESSOR'
}

/** Ends rows of an account, or hands them over. */
export async function departRows(tx: Tx, declared: DepartingRows, departure: Departure): Promise<void> {
  const db = tx.db as unknown as Kysely<Record<string, Record<string, unknown>>>
  const { table, person, rows, become } = declared
  const which = (row: ExpressionBuilder<Record<string, Record<string, unknown>>, string>) =>
    row.and([
      row('account_code', '=', departure.account),
      ...(person === undefined ? [] : [row(person, '=', sql`any(${[...departure.people]}::uuid[])`)]),
      ...(rows === undefined ? [] : [sql<boolean>`${rows(departure)}`]),
      ...(become === 'ENDED' ? [row('revoked_at', 'is', null)] : []),
    ])
  const changes = changesOf(declared, departure)
  if (changes === undefined) await db.deleteFrom(table).where(which).execute()
  else await db.updateTable(table).set(changes).where(which).execute()
}

/** The column changes for each row; undefined if it is deleted. */
function changesOf(
  { person, become }: DepartingRows,
  { successor, at }: Departure,
): Record<string, unknown> | undefined {
  if (become === 'DELETED') return undefined
  if (become === 'ENDED' || person === undefined) return { revoked_at: at }
  return { [person]: become === 'SUCCESSOR' ? successor : null, version: sql`version + 1` }
}
