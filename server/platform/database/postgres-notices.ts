import pg from 'pg'
import type { DatabaseLog } from './database.ts'
import { Notices } from './notices.ts'

const firstPause = 100
const longestPause = 1_000

/** Notifications of PostgreSQL: on their own connection, restored whenever it is lost. */
export class PostgresNotices extends Notices {
  readonly #connection: pg.ClientConfig
  #client: Promise<pg.Client> | undefined
  #closed = false
  #retry: NodeJS.Timeout | undefined

  constructor(connection: pg.ClientConfig, log: DatabaseLog) {
    super(log)
    this.#connection = connection
  }

  protected override async subscribe(sql: string): Promise<void> {
    // A connection made just now has listened to every known channel already; once more does no harm.
    this.#client ??= this.#connect()
    const client = await this.#client
    await client.query(sql)
  }

  /** Pending notifications arrive before the query's answer. A client that is reconnecting announces them itself. */
  override async heard(): Promise<void> {
    const client = await this.#client?.catch(() => undefined)
    await client?.query('select 1').catch(() => undefined)
  }

  override async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    const client = await this.#client?.catch(() => undefined)
    await client?.end()
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({ ...this.#connection, keepAlive: true })
    client.on('error', () => undefined)
    client.on('notification', this.deliver)
    try {
      await client.connect()
      if (this.listenStatements) await client.query(this.listenStatements)
    } catch (error) {
      await client.end().catch(() => undefined)
      this.#client = undefined
      throw error
    }
    client.once('end', () => {
      this.#client = undefined
      if (!this.#closed) this.log.warn('The connection that listens for notices was lost and is made again')
      this.#reconnect(firstPause)
    })
    return client
  }

  #reconnect(pause: number): void {
    if (this.#closed) return
    this.#retry = setTimeout(() => {
      // Another subscriber may have connected in between.
      this.#client ??= this.#connect()
      this.#client.then(
        () => this.reconnected(),
        () => this.#reconnect(Math.min(pause * 2, longestPause)),
      )
    }, pause)
  }
}
