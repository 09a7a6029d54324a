import {
  type AbortableOperationOptions,
  type CompiledQuery,
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  Transaction,
} from 'kysely'
import type { Tables } from '../../tables/tables.generated.ts'
import type { Session } from './session.ts'

const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()
const driver = new DummyDriver()
const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
}
const config = { dialect }

class SessionExecutor extends DefaultQueryExecutor {
  readonly #session: Session

  constructor(session: Session) {
    super(compiler, adapter, { provideConnection: (consumer) => consumer(session) })
    this.#session = session
  }

  /** The session pipelines statements itself, so the stock provider's queueing is not needed. */
  override executeQuery<R>(compiled: CompiledQuery, options?: AbortableOperationOptions): Promise<QueryResult<R>> {
    return options?.signal ? super.executeQuery<R>(compiled, options) : this.#session.executeQuery<R>(compiled)
  }
}

/** A query builder whose statements run in the session. */
export function kyselyOn(session: Session): Kysely<Tables> {
  return new Transaction<Tables>({ config, dialect, driver, executor: new SessionExecutor(session) })
}
