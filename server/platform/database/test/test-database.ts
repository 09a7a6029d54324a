import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '../database.ts'
import { type DatabaseOptions, openDatabase } from '../open-database.ts'
import { quietLog } from './quiet-log.ts'
import { testSecret } from './test-secret.ts'
import {
  ensureEmbeddedTemplate,
  ensureEmptyCluster,
  ensurePostgresTemplate,
  onServer,
  testServerUrl,
} from './test-template.ts'

/** A migrated database that nobody else uses. */
export interface TestDatabase {
  readonly database: Database
  /** How to open the same database once more; on the embedded engine only after `database` was closed. */
  readonly options: DatabaseOptions
  /** A connection as the owner, past every wall; on PostgreSQL only. */
  readonly ownerUrl: string | undefined
  /** Closes the database and keeps it, to be copied. */
  close(): Promise<void>
  /** Closes and removes the database. */
  remove(): Promise<void>
}

interface Made {
  /** The PostgreSQL server; undefined for the embedded engine. */
  readonly server?: string | undefined
  /** The folder or the database to copy; a migrated one without any row where it is left out. */
  readonly template?: string | undefined
}

/**
 * Makes a database of its own for a test file: a copy of a migrated one, on the embedded engine or, when
 * PORTICO_TEST_DATABASE_URL names a server, on PostgreSQL.
 */
export async function createTestDatabase(
  changed: Partial<DatabaseOptions> = {},
  { server = testServerUrl(), template }: Made = {},
): Promise<TestDatabase> {
  return server === undefined ? embeddedCopy(changed, template) : postgresCopy(server, changed, template)
}

/** A database that was never opened, to be opened by the test itself. */
export interface EmptyDatabase {
  readonly options: DatabaseOptions
  remove(): Promise<void>
}

/** Makes room for a database without any tables. */
export async function createEmptyDatabase(): Promise<EmptyDatabase> {
  const server = testServerUrl()
  if (server === undefined) {
    const dataDir = copyOf(await ensureEmptyCluster())
    return { options: { dataDir, secret: testSecret, log: quietLog }, remove: async () => removeFolder(dataDir) }
  }
  const { url, drop } = await createOnServer(server, '')
  return { options: { url, connections: 5, secret: testSecret, log: quietLog }, remove: drop }
}

async function embeddedCopy(changed: Partial<DatabaseOptions>, template?: string): Promise<TestDatabase> {
  const dataDir = copyOf(template ?? (await ensureEmbeddedTemplate()))
  const options = { dataDir, secret: testSecret, log: quietLog, ...changed }
  return opened(options, async () => removeFolder(dataDir))
}

async function opened(options: DatabaseOptions, drop: () => Promise<void>): Promise<TestDatabase> {
  const database = await openDatabase(options)
  let closing: Promise<void> | undefined
  const close = () => (closing ??= database.close())
  const remove = () => close().then(drop)
  return { database, options, ownerUrl: options.url, close, remove }
}

/** In one go: a thousand files, asked for one by one, cost six times as much. */
function copyOf(template: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-test-'))
  cpSync(template, dataDir, { recursive: true })
  return dataDir
}

const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true })

async function postgresCopy(
  server: string,
  changed: Partial<DatabaseOptions>,
  template?: string,
): Promise<TestDatabase> {
  const { url, drop } = await createOnServer(
    server,
    // The database is small: writing all of it to the log as well would take twice as long.
    `template ${template ?? (await ensurePostgresTemplate(server))} strategy file_copy`,
  )
  return opened({ url, connections: 5, secret: testSecret, log: quietLog, ...changed }, drop)
}

async function createOnServer(server: string, how: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `portico_test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, (client) => client.query(`create database ${name} ${how}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () =>
      onServer(server, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  }
}
