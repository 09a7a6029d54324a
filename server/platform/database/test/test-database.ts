import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { type DatabaseOptions, openDatabase } from '../open-database.ts'
import { quietLog } from './quiet-log.ts'
import { ensureEmbeddedTemplate, ensurePostgresTemplate, onServer, testServerUrl } from './test-template.ts'

/** A migrated database that nobody else uses. */
export interface TestDatabase {
  readonly database: Database
  /** How to open the same database once more; on the embedded engine only after `database` was closed. */
  readonly options: DatabaseOptions
  /** A connection as the owner, past every wall; on PostgreSQL only. */
  readonly ownerUrl: string | undefined
  /** Closes and removes the database. */
  remove(): Promise<void>
}

/**
 * Makes a database of its own for a test file: a copy of a migrated one, on the embedded engine or, when
 * PORTICO_TEST_DATABASE_URL names a server, on PostgreSQL.
 */
export async function createTestDatabase(changed: Partial<DatabaseOptions> = {}): Promise<TestDatabase> {
  const url = testServerUrl()
  return url === undefined ? embeddedCopy(changed) : postgresCopy(url, changed)
}

async function embeddedCopy(changed: Partial<DatabaseOptions>): Promise<TestDatabase> {
  const template = await ensureEmbeddedTemplate()
  const dataDir = await mkdtemp(join(tmpdir(), 'portico-test-'))
  await cp(template, dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const options = { dataDir, log: quietLog, ...changed }
  const database = await openDatabase(options)
  return {
    database,
    options,
    ownerUrl: undefined,
    async remove() {
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function postgresCopy(server: string, changed: Partial<DatabaseOptions>): Promise<TestDatabase> {
  const template = await ensurePostgresTemplate(server)
  const name = `portico_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  const options = { url: url.href, connections: 5, log: quietLog, ...changed }
  const database = await openDatabase(options)
  return {
    database,
    options,
    ownerUrl: url.href,
    async remove() {
      await database.close()
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}
