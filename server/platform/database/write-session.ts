import pg from 'pg'
import { asDatabaseError } from './database-errors.ts'
import { Session, type Settle, type Statements } from './session.ts'

/** A transaction that may write. Its opening travels together with the first statement of the work. */
export class WriteSession extends Session {
  protected override readonly standsAlone = false
  #notOpened: Error | undefined

  constructor(client: pg.PoolClient, statements: Statements, setting: string) {
    super(client, statements)
    const opening = `begin; set local portico.account = ${pg.escapeLiteral(setting)}`
    // Held back until the work has sent its first statement, so that both leave in one packet.
    const { stream } = client.connection
    stream.cork()
    process.nextTick(() => stream.uncork())
    client.query(opening, (error: Error | null) => {
      if (error) this.#notOpened = error
    })
  }

  protected override send(config: pg.QueryConfig, settle: Settle): void {
    // Answers arrive in order, so a failed `begin` is known before the answer to a statement sent with it.
    this.client.query(config, (error: Error | null, result) => settle(this.#notOpened ?? error, result))
  }

  override async commit(): Promise<void> {
    const { command } = await this.#finish('commit')
    if (command !== 'COMMIT') {
      throw new Error('Nothing was stored: a statement of this transaction had failed, and its error was not passed on')
    }
  }

  protected override async rollback(): Promise<void> {
    await this.#finish('rollback')
  }

  async #finish(text: string): Promise<pg.QueryResult> {
    try {
      return await this.fly(text, [])
    } catch (error) {
      throw asDatabaseError(this.#notOpened ?? error)
    }
  }
}
