import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { asDatabaseError } from './database-errors.ts'
import type { Database, DatabaseLog } from './database.ts'
import { embeddedEngine } from './embedded/embedded.ts'
import type { Engine } from './engine.ts'
import { migrate } from './migrations.ts'
import { PooledDatabase } from './pooled-database.ts'
import { postgresEngine } from './postgres.ts'
import { SealedNumbers } from './sealing/sealed-numbers.ts'
import { sealStoredNumbers } from './sealing/seal-stored-numbers.ts'

export interface DatabaseOptions {
  /** A PostgreSQL connection URL; without it the embedded engine is used. */
  readonly url?: string | undefined
  /** A URL of the role that owns the tables and migrates, if `url` names another one. */
  readonly ownerUrl?: string | undefined
  /** The folder of the embedded engine. */
  readonly dataDir?: string | undefined
  /** How many connections to PostgreSQL, 10 unless said; the embedded engine has one. */
  readonly connections?: number | undefined
  /** The folder of migrations to apply; the server's own unless said. */
  readonly migrations?: string | undefined
  /** Seconds until a transaction is ended; 30 unless said, and a little more on PostgreSQL. */
  readonly transactionSeconds?: number | undefined
  /** Seals the tax numbers that the database holds: the same on every server. */
  readonly secret: string
  readonly log: DatabaseLog
}

/** The server's own migrations. */
export const ownMigrations = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Opens the database, migrated and ready for use. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { log } = options
  const numbers = new SealedNumbers(options.secret)
  const engine = await startEngine(options)
  try {
    const { statement_timeout: _unlimited, ...connection } = engine.connection
    const owner = new pg.Client({
      ...connection,
      ...(options.ownerUrl !== undefined && { connectionString: options.ownerUrl }),
    })
    await owner.connect().catch((error: unknown) => {
      throw asDatabaseError(error)
    })
    try {
      await migrate(owner, options.migrations ?? ownMigrations, log)
      if (options.migrations === undefined) await sealStoredNumbers(owner, numbers, log)
    } finally {
      await owner.end()
    }
    return new PooledDatabase(engine, numbers, log)
  } catch (error) {
    await engine.close()
    throw error
  }
}

/** Opens a PostgreSQL database that the server has migrated, with a few connections, for another process of the server. */
export const joinDatabase = (url: string, secret: string, log: DatabaseLog): Database =>
  new PooledDatabase(postgresEngine(url, 5, log), new SealedNumbers(secret), log)

async function startEngine({
  url,
  dataDir,
  connections = 10,
  transactionSeconds,
  log,
}: DatabaseOptions): Promise<Engine> {
  if (url !== undefined) return postgresEngine(url, connections, log, transactionSeconds)
  if (dataDir === undefined) throw new Error('Neither a database URL nor a folder for the embedded database was given')
  return embeddedEngine(dataDir, log, transactionSeconds)
}
