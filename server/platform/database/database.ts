import type { Kysely } from 'kysely'
import type { Tables } from '../../tables/tables.generated.ts'
import type { Scope } from './tenant-scope.ts'

export type { Scope } from './tenant-scope.ts'

/** What a transaction callback works with. It is of no use once the callback has returned. */
export interface Tx {
  /** The query builder, over every table of the database. */
  readonly db: Kysely<Tables>
  readonly scope: Scope
  /** Identifies the database, as the key of caches of what never changes in it. */
  readonly database: object
  /** The answers of `readOnce`. A write has none: it changes what it reads. */
  readonly answers: Map<string, Promise<unknown>> | undefined
  /** Wakes the listeners of a channel when, and only if, the transaction commits. */
  notify(channel: string, payload?: string): Promise<void>
}

/**
 * Runs a view once per read, even if several views of that read need its answer; treat the answer as read-only. Name the
 * view and all of its input in `question`. In a write it runs every time.
 */
export function readOnce<T>({ answers }: Tx, question: readonly string[], read: () => Promise<T>): Promise<T> {
  if (answers === undefined) return read()
  const key = JSON.stringify(question)
  const known = answers.get(key)
  if (known !== undefined) return known as Promise<T>
  const answer = read()
  answers.set(key, answer)
  return answer
}

/** The rows of a statement that did not come from the query builder. */
export interface PlainResult {
  readonly rows: unknown[]
  readonly rowCount: number | null
}

/** The one door to the database, the same on the embedded engine and on PostgreSQL. */
export interface Database {
  readonly engine: 'pglite' | 'postgres'
  /**
   * Reads in a scope. Every statement is a read-only transaction of its own (read committed), sent in one flight
   * with its scope; statements started together travel together.
   */
  read<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs a transaction in a scope: commits when the work returns, rolls back when it throws. */
  write<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T>
  /** Runs SQL of a library that brings its own transactions (the job queue), with the application's role and no tenant. */
  execute(text: string, values?: readonly unknown[]): Promise<PlainResult>
  /**
   * Calls back for each notification on a channel. Notifications during a lost connection are missed: `onReconnect`
   * signals when to read again. Returns how to stop.
   */
  listen(channel: string, onNotice: (payload: string) => void, onReconnect?: () => void): Promise<() => Promise<void>>
  /** Rejects when the database does not answer. */
  ping(): Promise<void>
  /** Copies the embedded database to a new folder while it is in use. */
  backup?(to: string): Promise<void>
  close(): Promise<void>
}

/** Where the database writes what an operator should read. */
export interface DatabaseLog {
  info(message: string): void
  warn(message: string): void
  error(message: string): void
}
