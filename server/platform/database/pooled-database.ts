import pg from 'pg'
import { asDatabaseError, DatabaseUnavailable, TransactionTimeout } from './database-errors.ts'
import type { Database, DatabaseLog, PlainResult, Tx } from './database.ts'
import type { Engine } from './engine.ts'
import { kyselyOn } from './kysely-session.ts'
import { ReadSession } from './read-session.ts'
import type { Session, Statements } from './session.ts'
import { prepareScopeStatement } from './scoped-query.ts'
import type { SealedNumbers } from './sealing/sealed-numbers.ts'
import { StatementNames } from './statement-names.ts'
import { type Scope, scopeSetting } from './tenant-scope.ts'
import { insideTransaction, refuseInsideTransaction } from './transaction-guard.ts'
import { openingParsers } from './value-parsers.ts'
import { WriteSession } from './write-session.ts'

const rollbackSeconds = 5

/** The database over a pool of connections of either engine. */
export class PooledDatabase implements Database {
  readonly engine: Engine['name']
  readonly #source: Engine
  readonly #pool: pg.Pool
  readonly #statements: Statements

  constructor(source: Engine, numbers: SealedNumbers, log: DatabaseLog) {
    this.#statements = { names: new StatementNames(), numbers }
    this.engine = source.name
    this.#source = source
    this.#pool = new pg.Pool({
      ...source.connection,
      types: openingParsers((text) => numbers.opened(text)),
      max: source.connections,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: 15_000,
      // The published type says void, the pool awaits it: a connection that cannot take the role is never handed out.
      onConnect: (client) => prepareConnection(client, source) as unknown as undefined,
    })
    this.#pool.on('connect', (client) => client.on('error', () => undefined))
    this.#pool.on('error', (error) => log.warn(`A database connection was lost: ${error.message}`))
    const backup = source.backup?.bind(source)
    if (backup) this.backup = (to) => this.#alone('backup', (client) => backup(client, to))
  }

  backup?: (to: string) => Promise<void>

  async read<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    const setting = scopeSetting(scope)
    refuseInsideTransaction('read')
    const client = await this.#connect()
    return this.#lend(client, new ReadSession(client, this.#statements, setting), scope, work)
  }

  async write<T>(scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    const setting = scopeSetting(scope)
    refuseInsideTransaction('write')
    const client = await this.#connect()
    let isTold = false
    const result = await this.#lend(client, new WriteSession(client, this.#statements, setting), scope, (tx) => {
      const notify: Tx['notify'] = async (channel, payload) => {
        isTold = true
        await tx.notify(channel, payload)
      }
      return work({ ...tx, notify })
    })
    // What this process remembers must not be older than what it wrote.
    if (isTold) await this.#source.notices.heard()
    return result
  }

  async execute(text: string, values: readonly unknown[] = []): Promise<PlainResult> {
    return this.#alone('execute', async (client) => {
      const result = await client.query(text, this.#statements.numbers.sealed(values))
      // Several statements in one text answer several results: the last one counts.
      const last = Array.isArray(result) ? (result.at(-1) as pg.QueryResult) : result
      return { rows: last.rows, rowCount: last.rowCount }
    })
  }

  async listen(
    channel: string,
    onNotice: (payload: string) => void,
    onReconnect?: () => void,
  ): Promise<() => Promise<void>> {
    refuseInsideTransaction('listen')
    return this.#source.notices.listen(channel, onNotice, onReconnect, (sql) =>
      this.#alone('listen', (c) => c.query(sql)),
    )
  }

  async ping(): Promise<void> {
    await this.#alone('ping', (client) => client.query('select 1'))
  }

  async close(): Promise<void> {
    await this.#source.notices.close()
    await this.#pool.end()
    await this.#source.close()
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      return await this.#pool.connect()
    } catch (error) {
      const known = asDatabaseError(error)
      throw known instanceof DatabaseUnavailable
        ? known
        : new DatabaseUnavailable('No connection to the database could be opened', { cause: error })
    }
  }

  /** A connection outside any transaction of ours. */
  async #alone<T>(what: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    refuseInsideTransaction(what)
    const client = await this.#connect()
    let broken: Error | undefined
    try {
      return await work(client)
    } catch (error) {
      // After an error between `begin` and `commit`, the connection must not keep the transaction for its next user. The
      // driver reports the error before it knows the state, so always send a rollback.
      await client.query('rollback').catch((failed: Error) => (broken = failed))
      throw asDatabaseError(error)
    } finally {
      client.release(broken)
    }
  }

  async #lend<T>(client: pg.PoolClient, session: Session, scope: Scope, work: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      return await this.#withinTime(session, async () => {
        const result = await work(this.#transactionOn(session, scope))
        session.close()
        await session.commit()
        return result
      })
    } catch (error) {
      session.close()
      await session.undo(rollbackSeconds)
      throw error
    } finally {
      client.release(session.broken)
    }
  }

  #transactionOn(session: Session, scope: Scope): Tx {
    return {
      db: kyselyOn(session),
      scope,
      database: this,
      answers: session instanceof ReadSession ? new Map() : undefined,
      async notify(channel, payload = '') {
        await session.run('select pg_notify($1, $2)', [channel, payload])
      },
    }
  }

  #withinTime<T>(session: Session, work: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const seconds = this.#source.transactionSeconds
      const timer = setTimeout(() => {
        const error = new TransactionTimeout(`A transaction was ended because it took longer than ${seconds} s`)
        reject(error)
        session.close()
        if (session.pending > 0) session.breakOff(error)
      }, seconds * 1000)
      const settled = (): void => clearTimeout(timer)
      insideTransaction(session, work).then(resolve, reject).finally(settled)
    })
  }
}

async function prepareConnection(client: pg.ClientBase, source: Engine): Promise<void> {
  await client.query(`${source.resetSession}set role portico_app`)
  await client.query(prepareScopeStatement)
  await source.notices.resume?.(client)
}
