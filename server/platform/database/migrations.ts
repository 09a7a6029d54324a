import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { StartError } from '../config/start-error.ts'
import type { DatabaseLog } from './database.ts'

interface Migration {
  readonly name: string
  readonly sql: string
  readonly hash: string
}

const namePattern = /^\d{4}-[a-z0-9-]+\.sql$/
/** Any number, as long as all servers that migrate one database use the same. */
const lockKey = 7_016_2024

const createRecord = `create table if not exists public.applied_migrations (
  name text primary key,
  hash text not null,
  applied_at timestamptz not null default now()
)`

/** Migrates the database to the folder's newest migration; throws if the database does not match the folder. */
export async function migrate(client: pg.ClientBase, folder: string, log: DatabaseLog): Promise<void> {
  const migrations = await readMigrations(folder)
  await client.query('select pg_advisory_lock($1)', [lockKey])
  try {
    await client.query(createRecord)
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from public.applied_migrations order by name',
    )
    checkApplied(rows, migrations)
    // oxlint-disable-next-line no-await-in-loop -- each migration builds on the one before
    for (const migration of migrations.slice(rows.length)) await apply(client, migration, log)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey])
  }
}

/** Reads the folder's migrations in their order. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const numbers = new Set<string>()
  for (const name of names) {
    const number = name.slice(0, 4)
    if (!namePattern.test(name)) throw new StartError(`Migration ${name} is not named like 0001-what-it-does.sql`)
    if (numbers.has(number)) throw new StartError(`Two migrations carry the number ${number}`)
    numbers.add(number)
  }
  return Promise.all(names.map((name) => readMigration(folder, name)))
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  // A checkout may have turned line ends; the migration is the same.
  const sql = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n')
  return { name, sql, hash: createHash('sha256').update(sql).digest('hex') }
}

function checkApplied(applied: readonly { name: string; hash: string }[], known: readonly Migration[]): void {
  for (const [index, { name, hash }] of applied.entries()) {
    const migration = known.find((candidate) => candidate.name === name)
    if (!migration) {
      throw new StartError(
        `The database holds migration ${name}, which this version does not know: it was used by a newer version`,
      )
    }
    if (migration.hash !== hash) {
      throw new StartError(
        `Migration ${name} was changed after it had been applied to this database. Restore the file and put the change into a new migration`,
      )
    }
    if (known[index] !== migration) {
      throw new StartError(
        `Migration ${known[index]?.name} comes before ${name}, which is applied already. Give it a higher number`,
      )
    }
  }
}

async function apply(client: pg.ClientBase, { name, sql, hash }: Migration, log: DatabaseLog): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into public.applied_migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new StartError(`Migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  log.info(`Migration ${name} applied`)
}
