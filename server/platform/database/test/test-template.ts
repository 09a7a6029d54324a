import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { fillFromTemplate, templateVersion } from '../embedded/cluster-template.ts'
import { readMigrations } from '../migrations.ts'
import { openDatabase, ownMigrations } from '../open-database.ts'
import { quietLog } from './quiet-log.ts'
import { testSecret } from './test-secret.ts'

const cache = fileURLToPath(new URL('../../../../.cache/test-database', import.meta.url))

/** The PostgreSQL server to test on; without one, tests run on the embedded engine. */
export function testServerUrl(): string | undefined {
  return process.env.PORTICO_TEST_DATABASE_URL || undefined
}

/** The folder of a migrated embedded database, made once and kept until a migration changes. */
export async function ensureEmbeddedTemplate(): Promise<string> {
  return cached(`migrated-${await templateKey()}`, async (dataDir) => {
    const database = await openDatabase({ dataDir, secret: testSecret, log: quietLog })
    await database.close()
  })
}

/** The folder of an embedded database without any table, made once for each version of the engine. */
export async function ensureEmptyCluster(): Promise<string> {
  return cached(`empty-${await templateVersion()}`, async (dataDir) => {
    await mkdir(dataDir)
    await fillFromTemplate(join(dataDir, 'cluster'))
  })
}

async function cached(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  const template = join(cache, name)
  if (existsSync(template)) return template
  await mkdir(cache, { recursive: true })
  const kind = `${name.split('-')[0]}-`
  for (const other of await readdir(cache)) {
    // Another run may just be making the same one.
    const outdated = other.startsWith(kind) && !other.startsWith(name)
    if (outdated) await rm(join(cache, other), { recursive: true, force: true })
  }
  const unfinished = `${template}-${process.pid}`
  await make(unfinished)
  try {
    await rename(unfinished, template)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!existsSync(template)) throw error
  }
  return template
}

/** The name of a migrated database on the server, made once and kept until a migration changes. */
export async function ensurePostgresTemplate(server: string): Promise<string> {
  const name = `portico_template_${await templateKey()}`
  await onServer(server, async (client) => {
    // Two runs must not make it at once, and a half-made one must not be taken for whole.
    await client.query('select pg_advisory_lock(hashtext($1))', [name])
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 1) return
    const unfinished = `${name}_new`
    await client.query(`drop database if exists ${unfinished} with (force)`)
    await client.query(`create database ${unfinished}`)
    const url = new URL(server)
    url.pathname = `/${unfinished}`
    const database = await openDatabase({ url: url.href, secret: testSecret, log: quietLog })
    await database.close()
    await client.query(`alter database ${unfinished} rename to ${name}`)
  })
  return name
}

/** Runs work on a connection as the owner of the server. */
export async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function templateKey(): Promise<string> {
  const hash = createHash('sha256').update(await templateVersion())
  for (const migration of await readMigrations(ownMigrations)) hash.update(migration.hash)
  return hash.digest('hex').slice(0, 16)
}
