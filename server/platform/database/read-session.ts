import type pg from 'pg'
import { ScopedQuery } from './scoped-query.ts'
import { Session, type Settle, type Statements } from './session.ts'

/**
 * Reads in a scope. Each statement carries its scope and is an implicit read-only transaction: no `begin`, no `commit`, one
 * round trip per statement. Read committed takes a new snapshot per statement anyway.
 */
export class ReadSession extends Session {
  protected override readonly standsAlone = true
  readonly #setting: string

  constructor(client: pg.PoolClient, statements: Statements, setting: string) {
    super(client, statements)
    this.#setting = setting
  }

  protected override send(config: pg.QueryConfig, settle: Settle): void {
    this.client.query(new ScopedQuery(this.#setting, config, settle))
  }

  override async commit(): Promise<void> {}

  protected override async rollback(): Promise<void> {}
}
