import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type pg from 'pg'
import { asDatabaseError, sqlState } from './database-errors.ts'
import type { SealedNumbers } from './sealing/sealed-numbers.ts'
import type { StatementNames } from './statement-names.ts'

/** How the driver returns a result. */
export type Settle = (error: Error | null | undefined, result: pg.QueryResult) => void

const planChanged = '0A000'
const writing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** What all connections to one database share. */
export interface Statements {
  readonly names: StatementNames
  readonly numbers: SealedNumbers
}

/** A connection lent to one piece of work. Rejects statements after its end. */
export abstract class Session implements DatabaseConnection {
  protected readonly client: pg.PoolClient
  readonly #names: StatementNames
  readonly #numbers: SealedNumbers
  #open = true
  #pending = 0
  #broken: Error | undefined

  constructor(client: pg.PoolClient, { names, numbers }: Statements) {
    this.client = client
    this.#names = names
    this.#numbers = numbers
  }

  /** Whether a failed statement may be sent again, because no earlier one is rolled back with it. */
  protected abstract readonly standsAlone: boolean

  protected abstract send(config: pg.QueryConfig, settle: Settle): void

  /** Commits the work. */
  abstract commit(): Promise<void>

  protected abstract rollback(): Promise<void>

  get open(): boolean {
    return this.#open
  }

  /** Statements sent and not yet answered. */
  get pending(): number {
    return this.#pending
  }

  /** Rejects all further statements. */
  close(): void {
    this.#open = false
  }

  /** Why the connection must not be used again. */
  get broken(): Error | undefined {
    return this.#broken
  }

  /** Ends the work and undoes what it wrote; a connection that does not answer in time is given up. */
  async undo(seconds: number): Promise<void> {
    if (this.#broken) return
    const timer = setTimeout(() => this.breakOff(new Error('The rollback got no answer')), seconds * 1000)
    try {
      await this.rollback()
    } catch (error) {
      this.#broken ??= error instanceof Error ? error : new Error(String(error))
    } finally {
      clearTimeout(timer)
    }
  }

  /** Breaks the connection, so that every pending statement is rejected. */
  breakOff(error: Error): void {
    this.#broken = error
    this.client.connection.stream.destroy(error)
  }

  async executeQuery<R>(compiled: CompiledQuery): Promise<QueryResult<R>> {
    const { command, rowCount, rows } = await this.run(compiled.sql, compiled.parameters)
    if (!writing.has(command)) return { rows }
    return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
  }

  streamQuery(): never {
    throw new Error('Streaming a query is not supported: read it in pages')
  }

  /** Sends one statement immediately and returns its result. */
  async run(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    if (!this.#open) throw new Error('This transaction is over: its callback has already returned')
    const name = this.#names.nameOf(text)
    try {
      return await this.fly(text, values, name)
    } catch (error) {
      if (name !== undefined && sqlState(error) === planChanged) {
        this.#names.forgetAll()
        if (this.standsAlone) return this.fly(text, values)
      }
      const known = asDatabaseError(error)
      if (known instanceof Error) Error.captureStackTrace(known)
      throw known
    }
  }

  protected fly(text: string, values: readonly unknown[], name?: string): Promise<pg.QueryResult> {
    this.#pending++
    return new Promise((resolve, reject) => {
      let settled = false
      this.send(
        { text, values: this.#numbers.sealed(values), ...(name !== undefined && { name }) },
        (error, result) => {
          if (settled) return
          settled = true
          this.#pending--
          if (error) reject(error)
          else resolve(result)
        },
      )
    })
  }
}
