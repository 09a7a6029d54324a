import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DatabaseUnavailable } from './database-errors.ts'
import { openDatabase } from './open-database.ts'
import { quietLog } from './test/quiet-log.ts'
import { testSecret } from './test/test-secret.ts'
import { createTestDatabase, type TestDatabase } from './test/test-database.ts'
import { onServer, testServerUrl } from './test/test-template.ts'

/** What only a server with many sessions can show. */
describe.runIf(testServerUrl())('PostgreSQL', () => {
  let made: TestDatabase
  beforeAll(async () => {
    made = await createTestDatabase()
  })
  afterAll(() => made.remove())

  const endSessions = (which: string): Promise<unknown> =>
    onServer(made.ownerUrl!, (client) =>
      client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and ${which}`,
      ),
    )

  test('a connection lost under a transaction is reported as such, and the next one works', async () => {
    const work = made.database.write('system', async (tx) => {
      await sql`select 1`.execute(tx.db)
      await endSessions(`state = 'idle in transaction'`)
      await sql`select 2`.execute(tx.db)
    })
    await expect(work).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
    await made.database.ping()
  })

  test('connections lost while nobody used them are not noticed', async () => {
    await Promise.all(Array.from({ length: 5 }, () => made.database.ping()))
    await endSessions('true')
    const { rows } = await untilAnswered(() => made.database.execute('select 1 as n'))
    expect(rows).toEqual([{ n: 1 }])
  })

  test('a listener hears again after its connection was lost, and is told to read again', async () => {
    const reconnected = Promise.withResolvers<void>()
    const heard = Promise.withResolvers<string>()
    await made.database.listen('lost', heard.resolve, reconnected.resolve)
    await endSessions(`query like 'listen%'`)
    await reconnected.promise
    await made.database.write('system', (tx) => tx.notify('lost', 'again'))
    expect(await heard.promise).toBe('again')
  })

  test('no open transaction is left by a process that was told nothing and ended', async () => {
    const lock = made.database.write('system', async (tx) => {
      await sql`select 1`.execute(tx.db)
      return (
        // The database's own upkeep may have a lock on the table too.
        (
          await sql<{ n: number }>`select count(*)::int as n from pg_locks join pg_stat_activity using (pid)
          where relation = 'audit'::regclass and usename = current_user`.execute(tx.db)
        ).rows
      )
    })
    expect(await lock).toEqual([{ n: 0 }])
  })

  test('deadlocked transactions: one is told, the other is stored', async () => {
    const ids = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b']
    await made.database.write('system', (tx) =>
      sql`insert into messages (id, channel, recipient) select unnest(${ids}::uuid[]), 'mail', 'a'`.execute(tx.db),
    )
    const touched = ids.map(() => Promise.withResolvers<void>())
    const touch = (first: number, second: number): Promise<unknown> =>
      made.database.write('system', async (tx) => {
        await sql`update messages set attempts = attempts + 1 where id = ${ids[first]}`.execute(tx.db)
        touched[first]!.resolve()
        await touched[second]!.promise
        await sql`update messages set attempts = attempts + 1 where id = ${ids[second]}`.execute(tx.db)
      })
    const outcomes = await Promise.allSettled([touch(0, 1), touch(1, 0)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(outcomes.find((outcome) => outcome.status === 'rejected')).toMatchObject({ reason: { code: '40P01' } })
  })

  test('a server that is not there is reported as unavailable', async () => {
    const url = new URL(made.ownerUrl!)
    url.port = '1'
    await expect(openDatabase({ url: url.href, secret: testSecret, log: quietLog })).rejects.toMatchObject({
      name: 'DatabaseUnavailable',
    })
  })
})

/** Each try uses up one connection that the pool does not yet know to be dead. */
async function untilAnswered<T>(work: () => Promise<T>, tries = 10): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (tries === 0) throw error
    if (!(error instanceof DatabaseUnavailable)) throw error
    return untilAnswered(work, tries - 1)
  }
}

test.skipIf(testServerUrl())('without a PostgreSQL server its tests say that they are left out', () => {
  const script = fileURLToPath(new URL('../../../scripts/local-postgres.ts', import.meta.url))
  const { stdout } = spawnSync(process.execPath, [script, 'true'], { encoding: 'utf8', env: { PATH: '' } })
  expect(stdout === '' || stdout.startsWith('Skipped:')).toBe(true)
})
