import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { readMigrations } from './migrations.ts'
import { type DatabaseOptions, openDatabase, ownMigrations } from './open-database.ts'
import { keptLog } from './test/quiet-log.ts'
import { createEmptyDatabase, createTestDatabase, type EmptyDatabase } from './test/test-database.ts'

let folder: string
let empty: EmptyDatabase
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portico-migrations-'))
  // The first few do for rules that hold of all.
  for (const name of ['0000-job-queue.sql', '0001-platform.sql'])
    await cp(join(ownMigrations, name), join(folder, name))
  empty = await createEmptyDatabase()
})
afterEach(async () => {
  await empty.remove()
  await rm(folder, { recursive: true })
})

const add = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text)

async function withDatabase<T>(options: DatabaseOptions, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(options)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const open = (): Promise<void> => withDatabase({ ...empty.options, migrations: folder }, async () => {})

describe('a database is brought to the newest migration', () => {
  test('once, in the order of the numbers', async () => {
    const log = keptLog()
    await add('9001-first.sql', 'create table grown (a int)')
    await add('9002-second.sql', 'alter table grown add column b int; insert into grown values (1, 2)')
    await withDatabase({ ...empty.options, migrations: folder, log }, async (database) => {
      expect((await database.execute('select * from grown')).rows).toEqual([{ a: 1, b: 2 }])
    })
    const names = (await readdir(folder)).toSorted()
    expect(log.lines).toEqual(names.map((name) => `Migration ${name} applied`))
    await open()
  })

  test('to the same schema at once or a few at a time', async () => {
    const atOnce = await createTestDatabase()
    const steps = await mkdtemp(join(tmpdir(), 'portico-steps-'))
    const names = (await readMigrations(ownMigrations)).map(({ name }) => name)
    // An embedded database for each migration would be many in one process.
    for (let at = 0; at < names.length; at += 6) {
      await Promise.all(names.slice(at, at + 6).map((name) => cp(join(ownMigrations, name), join(steps, name))))
      await withDatabase({ ...empty.options, migrations: steps }, async () => {})
    }
    const stepwise = await withDatabase(empty.options, describeSchema)
    expect(stepwise).toBe(await describeSchema(atOnce.database))
    await rm(steps, { recursive: true })
    await atOnce.remove()
  })

  test('not half: a migration that fails leaves nothing behind', async () => {
    await add('9001-good.sql', 'create table good (a int)')
    await add('9002-bad.sql', 'create table half (a int); select no_such_column')
    await expect(open()).rejects.toThrow('Migration 9002-bad.sql failed: column "no_such_column" does not exist')
    await add('9002-bad.sql', `select 'mended'`)
    await open()
    await withDatabase({ ...empty.options, migrations: folder }, async (database) => {
      expect(
        (await database.execute(`select to_regclass('good') is null as good, to_regclass('half') is null as half`))
          .rows,
      ).toEqual([{ good: false, half: true }])
    })
  })
})

describe('the server refuses to start', () => {
  test('when an applied migration was edited', async () => {
    await add('9001-edited.sql', 'create table edited (a int)')
    await open()
    await add('9001-edited.sql', 'create table edited (a bigint)')
    await expect(open()).rejects.toThrow('Migration 9001-edited.sql was changed after it had been applied')
  })

  test('when the database is newer than the program', async () => {
    await add('9001-newer.sql', 'select 1')
    await open()
    await rm(join(folder, '9001-newer.sql'))
    await expect(open()).rejects.toThrow(
      'The database holds migration 9001-newer.sql, which this version does not know',
    )
  })

  test('when a migration was put in before applied ones', async () => {
    await add('9002-second.sql', 'select 1')
    await open()
    await add('9001-late.sql', 'select 1')
    await expect(open()).rejects.toThrow('Migration 9001-late.sql comes before 9002-second.sql')
  })

  test.each([
    ['9001-first.sql', '9001-again.sql', 'Two migrations carry the number 9001'],
    ['9001-first.sql', 'no-number.sql', 'Migration no-number.sql is not named like'],
  ])('when %s and %s stand side by side', async (first, second, why) => {
    await add(first, 'select 1')
    await add(second, 'select 1')
    await expect(open()).rejects.toThrow(why)
  })

  test('but not for line ends that a checkout turned', async () => {
    await add('9001-lines.sql', 'select 1;\nselect 2;\n')
    await open()
    await add('9001-lines.sql', 'select 1;\r\nselect 2;\r\n')
    await expect(open()).resolves.toBeUndefined()
  })
})

test('servers that start together apply each migration once', async () => {
  if (empty.options.url === undefined) return
  const log = keptLog()
  const all = await Promise.all([1, 2, 3].map(() => openDatabase({ ...empty.options, log })))
  expect(log.lines.filter((line) => line.includes('applied')).length).toBe((await readMigrations(ownMigrations)).length)
  await Promise.all(all.map((database) => database.close()))
})

test('the tables of the job queue are those of the pinned library', async () => {
  const { getConstructionPlans } = await import('pg-boss')
  const version = /INSERT INTO jobs.version\(version\) VALUES \('(\d+)'\)/
  const wanted = version.exec(getConstructionPlans('jobs'))?.[1]
  const migration = await readFile(join(ownMigrations, '0000-job-queue.sql'), 'utf8')
  expect(version.exec(migration)?.[1]).toBe(wanted)
})

/** Tables, columns, keys, indexes, policies and grants, as text. */
async function describeSchema(database: Database): Promise<string> {
  const parts = [
    `select table_schema, table_name, column_name, data_type, is_nullable, column_default, is_identity
     from information_schema.columns where table_schema in ('public', 'jobs') order by 1, 2, 3`,
    `select conrelid::regclass::text as table, conname, pg_get_constraintdef(oid) as rule from pg_constraint
     where connamespace::regnamespace::text in ('public', 'jobs') order by 1, 2`,
    `select schemaname, indexname, indexdef from pg_indexes where schemaname in ('public', 'jobs') order by 1, 2`,
    `select tablename, policyname, qual, with_check from pg_policies order by 1, 2`,
    `select relname, relrowsecurity, relacl::text from pg_class
     where relnamespace::regnamespace::text in ('public', 'jobs') order by 1`,
  ]
  const described: unknown[] = []
  for (const part of parts) described.push((await database.execute(part)).rows)
  return JSON.stringify(described, undefined, 1)
}
