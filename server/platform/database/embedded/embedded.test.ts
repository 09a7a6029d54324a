import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database.ts'
import { openDatabase } from '../open-database.ts'
import { keptLog, quietLog } from '../test/quiet-log.ts'
import { testSecret } from '../test/test-secret.ts'
import { createTestDatabase, type TestDatabase } from '../test/test-database.ts'
import { templateVersion } from './cluster-template.ts'
import { holdAddress, lockFolder, refuseFolderInUse } from './folder-lock.ts'
import { WireStream } from './wire-stream.ts'
import { WorkerEngine } from './worker-engine.ts'

const writer = fileURLToPath(new URL('../test/writing-process.ts', import.meta.url))
const killed = { account: 'KILLED' }

const store = (database: Database, id: string): Promise<unknown> =>
  database.write(killed, (tx) =>
    sql`insert into audit (account_code, action, subject_type, subject_id) values ('KILLED', 'store', 'a', ${id})`.execute(
      tx.db,
    ),
  )
const stored = async (database: Database): Promise<unknown[]> => {
  const { rows } = await database.read(killed, (tx) =>
    sql<{ id: string; halves: number }>`select subject_id as id, count(*) as halves from audit group by 1`.execute(
      tx.db,
    ),
  )
  return rows
}

describe('the folder', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'portico-folder-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('keeps other users out', async () => {
    const database = await openDatabase({ dataDir: join(folder, 'made'), secret: testSecret, log: quietLog })
    await database.close()
    const { mode } = await stat(join(folder, 'made'))
    expect(mode & 0o777).toBe(0o700)
  })

  test('is refused to a second process, by name, and free after the first', async () => {
    const made = await createTestDatabase()
    const dataDir = made.options.dataDir!
    const second = spawnSync(process.execPath, [writer, dataDir, '1'], { encoding: 'utf8' })
    expect(second.status).not.toBe(0)
    expect(second.stderr).toContain(`The database folder ${dataDir} is in use by another process`)
    expect(await made.database.read('system', async () => 'still open')).toBe('still open')
    await made.database.close()
    const again = await openDatabase(made.options)
    await again.close()
    await rm(dataDir, { recursive: true })
  })

  test('a lock let go of can be taken', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(folder)
    await expect(refuseFolderInUse(folder)).rejects.toThrow('in use by another process')
    await unlock()
    await refuseFolderInUse(folder)
    await refuseFolderInUse(join(folder, 'not there yet'))
    await (
      await lockFolder(folder)
    )()
  })

  test('a socket file, where the system has nothing better, is refused while somebody answers on it', async () => {
    const address = join(folder, 'lock')
    const unlock = await holdAddress(address)
    expect(await holdAddress(address)).toBeUndefined()
    await unlock!()
    const abandon = `require('net').createServer().listen(${JSON.stringify(address)}, () => process.kill(process.pid, 'SIGKILL'))`
    spawnSync(process.execPath, ['-e', abandon])
    expect((await stat(address)).isSocket()).toBe(true)
    const again = await holdAddress(address)
    expect(await holdAddress(address)).toBeUndefined()
    await again!()
  })

  test('warns when another host used it last', async () => {
    const dataDir = join(folder, 'made')
    await writeFile(join(dataDir, 'used-by.txt'), 'process 1 on host elsewhere\n')
    const log = keptLog()
    await (await openDatabase({ dataDir, secret: testSecret, log })).close()
    expect(log.lines.join()).toContain('was last used on host elsewhere')
  })
})

test('the template was made by the installed version of the engine', async () => {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = JSON.parse(await readFile(join(entry, '../../package.json'), 'utf8')) as { version: string }
  expect(await templateVersion()).toBe(version)
})

describe('what was acknowledged', () => {
  test('is stored with an fsync', async () => {
    const made = await createTestDatabase()
    await made.database.close()
    const engine = new WorkerEngine(join(made.options.dataDir!, 'cluster'), quietLog)
    const client = new pg.Client({ stream: () => new WireStream(engine), user: 'postgres', database: 'postgres' })
    await client.connect()
    const before = engine.syncs
    for (let commit = 0; commit < 5; commit++)
      await client.query(`insert into audit (action, subject_type) values ('a', 'b')`)
    expect(engine.syncs - before).toBeGreaterThanOrEqual(5)
    await client.end()
    await engine.close()
    await rm(made.options.dataDir!, { recursive: true })
  })

  test('outlives kill -9, whole', async () => {
    const made = await createTestDatabase()
    await made.database.close()
    const dataDir = made.options.dataDir!
    let acknowledged = 0
    for (const rows of [3, 40, 11]) {
      acknowledged = await killAfter(dataDir, acknowledged + 1, acknowledged + rows)
      const database = await openDatabase(made.options)
      const found = new Map((await stored(database)).map((row) => Object.values(row as object) as [string, number]))
      for (let n = 1; n <= acknowledged; n++) expect(found.get(String(n))).toBe(2)
      expect([...found.values()].every((halves) => halves === 2)).toBe(true)
      acknowledged = Math.max(...[...found.keys()].map(Number))
      await database.close()
    }
    await rm(dataDir, { recursive: true })
  })
})

/** Lets another process write, kills it once it said `until`, and answers the last number that it said. */
async function killAfter(dataDir: string, from: number, until: number): Promise<number> {
  const child = spawn(process.execPath, [writer, dataDir, String(from)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let last = from - 1
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line)
    if (last === until) child.kill('SIGKILL')
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  expect(child.signalCode).toBe('SIGKILL')
  return last
}

describe('the engine is opened again', () => {
  let made: TestDatabase
  beforeAll(async () => {
    made = await createTestDatabase({ transactionSeconds: 2 })
  })
  afterAll(() => made.remove())

  const reconnects = async (): Promise<{ promise: Promise<void> }> => {
    const { promise, resolve } = Promise.withResolvers<void>()
    await made.database.listen('reopened', () => {}, resolve)
    return { promise }
  }

  test('after a statement that never ends, with what was stored before and without what was not', async () => {
    await store(made.database, 'before')
    const { promise: reconnected } = await reconnects()
    const endless = made.database.write(killed, async (tx) => {
      await sql`insert into audit (account_code, action, subject_type, subject_id) values ('KILLED', 'store', 'a', 'lost')`.execute(
        tx.db,
      )
      await sql`select count(*) from generate_series(1, 100000000000)`.execute(tx.db)
    })
    const waiting = store(made.database, 'waiting')
    await expect(endless).rejects.toMatchObject({ name: 'TransactionTimeout' })
    await waiting
    await reconnected
    expect(await stored(made.database)).toEqual(
      expect.arrayContaining([
        { id: 'before', halves: 1 },
        { id: 'waiting', halves: 1 },
      ]),
    )
    expect(await stored(made.database)).toHaveLength(2)
  })

  test('after the engine ended itself', async () => {
    const { promise: reconnected } = await reconnects()
    const fatal = made.database.write('system', (tx) => sql`copy messages from stdin`.execute(tx.db))
    await expect(fatal).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
    await store(made.database, 'after')
    await reconnected
    expect(await stored(made.database)).toContainEqual({ id: 'after', halves: 1 })
  })

  test('notices go on arriving', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    await made.database.listen('afterwards', resolve)
    await made.database.write('system', (tx) => sql`copy messages from stdin`.execute(tx.db)).catch(() => undefined)
    await made.database.write(killed, (tx) => tx.notify('afterwards', 'heard'))
    expect(await promise).toBe('heard')
  })
})

test('runaway recursion is an error of its statement, and the engine lives on', async () => {
  const { database, remove } = await createTestDatabase()
  await database.execute(
    `reset role; create function public.down(n int) returns int language plpgsql as 'begin return public.down(n + 1); end'; set role portico_app`,
  )
  await expect(database.read('system', (tx) => sql`select public.down(1)`.execute(tx.db))).rejects.toMatchObject({
    code: '54001',
  })
  await database.ping()
  await remove()
})

test('a backup made under writes opens with every row acknowledged before it', async () => {
  const { database, remove } = await createTestDatabase()
  const to = await mkdtemp(join(tmpdir(), 'portico-backup-'))
  await store(database, 'before')
  const writes = Array.from({ length: 20 }, (_, n) => store(database, `during ${n}`))
  await database.backup!(join(to, 'copy'))
  await Promise.all(writes)
  await remove()
  const copy = await openDatabase({ dataDir: join(to, 'copy'), secret: testSecret, log: quietLog })
  expect(await stored(copy)).toContainEqual({ id: 'before', halves: 1 })
  await copy.close()
  await rm(to, { recursive: true })
})
