import type pg from 'pg'
import type { DatabaseLog } from './database.ts'
import type { Engine } from './engine.ts'
import { PostgresNotices } from './postgres-notices.ts'
import { valueParsers } from './value-parsers.ts'

const statementSeconds = 30

/** PostgreSQL behind a connection URL. */
export function postgresEngine(url: string, connections: number, log: DatabaseLog, seconds?: number): Engine {
  const connection: pg.ClientConfig = {
    connectionString: url,
    types: valueParsers,
    pipeline: true,
    application_name: 'portico',
    // Our statements join many tables, run for milliseconds and would be compiled for hundreds of them.
    options: '-c jit=off',
    keepAlive: true,
    statement_timeout: statementSeconds * 1000,
    idle_in_transaction_session_timeout: statementSeconds * 1000,
  }
  return {
    name: 'postgres',
    connection,
    connections,
    // Later than the server's own limit, which leaves the connection usable: this one is for a silent network.
    transactionSeconds: seconds ?? statementSeconds + 5,
    resetSession: '',
    notices: new PostgresNotices(connection, log),
    close: async () => {},
  }
}
