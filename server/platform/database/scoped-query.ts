import pg from 'pg'

/** The part of the driver's query that this file extends; the published types leave it out. */
interface DriverQuery {
  requiresPreparation(): boolean
  prepare(connection: DriverConnection): void
  handleCommandComplete(message: unknown, connection: DriverConnection): void
}
interface DriverConnection {
  bind(config: { statement: string; values: string[]; valueMapper: (value: unknown) => unknown }): void
  execute(config: Record<never, never>): void
}
type QueryCallback = (error: Error | null | undefined, result: pg.QueryResult) => void
type DriverQueryClass = new (
  config: pg.QueryConfig,
  values: undefined,
  callback: QueryCallback,
) => DriverQuery & pg.Query

const scopeStatement = 'portico_scope'

/** Prepared once on each connection; returns no rows, so that only its completion has to be skipped. */
export const prepareScopeStatement = `prepare ${scopeStatement} (text) as
  select 1 where set_config('portico.account', $1, true) is null
    or set_config('transaction_read_only', 'on', true) is null`

const BaseQuery = pg.Query as unknown as DriverQueryClass
const unchanged = (value: unknown): unknown => value

/**
 * A query that sets its tenant and read-only mode in the same flight: both statements come before one Sync, so the
 * server runs them as one implicit transaction and skips the query if setting the scope failed.
 */
export class ScopedQuery extends BaseQuery {
  readonly #setting: string
  #scopeSet = false

  constructor(setting: string, config: pg.QueryConfig, callback: QueryCallback) {
    super(config, undefined, callback)
    this.#setting = setting
  }

  override requiresPreparation(): boolean {
    return true
  }

  override prepare(connection: DriverConnection): void {
    connection.bind({ statement: scopeStatement, values: [this.#setting], valueMapper: unchanged })
    connection.execute({})
    super.prepare(connection)
  }

  override handleCommandComplete(message: unknown, connection: DriverConnection): void {
    if (this.#scopeSet) super.handleCommandComplete(message, connection)
    else this.#scopeSet = true
  }
}
