import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, readOnce, type Scope, type Tx } from './database.ts'
import { plannedByValue } from './statement-names.ts'
import { createTestDatabase, type TestDatabase } from './test/test-database.ts'

const acme: Scope = { account: 'ACME' }
let made: TestDatabase
let database: Database
beforeAll(async () => {
  made = await createTestDatabase()
  database = made.database
})
afterAll(() => made.remove())

const one = async (tx: Tx, query: ReturnType<typeof sql>): Promise<Record<string, unknown>> =>
  (await query.execute(tx.db)).rows[0] as Record<string, unknown>
const addAudit = (tx: Tx, action: string, account: string | null = 'ACME'): Promise<unknown> =>
  tx.db.insertInto('audit').values({ account_code: account, action, subject_type: 'test' }).execute()
const auditCount = async (action: string): Promise<unknown> =>
  (await database.read('system', (tx) => one(tx, sql`select count(*) as n from audit where action = ${action}`)))['n']
const backend = (tx: Tx): Promise<Record<string, unknown>> => one(tx, sql`select pg_backend_pid() as pid`)

describe('values', () => {
  test('become the same JavaScript values on both engines', async () => {
    const row = await database.read('system', (tx) =>
      one(
        tx,
        sql`select 9007199254740991::int8 as safe, 9007199254740993::int8 as unsafe, count(*) as counted,
              date '2026-02-28' as day, array[date '2026-01-01'] as days, array[1, 2]::int8[] as numbers,
              interval '1 day 02:00' as span, timestamptz '2026-01-01 12:00Z' as at, '{"a": [1, null]}'::jsonb as tree,
              12.50::numeric(10, 2) as price, true as yes, null::text as nothing, array['a', 'b,c'] as words`,
      ),
    )
    expect(row).toEqual({
      safe: 9007199254740991,
      unsafe: '9007199254740993',
      counted: 1,
      day: '2026-02-28',
      days: ['2026-01-01'],
      numbers: [1, 2],
      span: '1 day 02:00:00',
      at: new Date('2026-01-01T12:00:00Z'),
      tree: { a: [1, null] },
      price: '12.50',
      yes: true,
      nothing: null,
      words: ['a', 'b,c'],
    })
  })

  test('a list goes in as one parameter', async () => {
    const rows = await database.read('system', (tx) =>
      sql<{ n: number }>`select n from unnest(${[3, 1, 2]}::int[]) as n where n = any(${[1, 2]}) order by n`.execute(
        tx.db,
      ),
    )
    expect(rows.rows).toEqual([{ n: 1 }, { n: 2 }])
  })
})

describe('a read', () => {
  test.each(['ACME', `O'Brien \\ "Sons"`, 'Ünïcode – 保険'])('runs in the scope of account %s', async (account) => {
    const row = await database.read({ account }, (tx) =>
      one(tx, sql`select current_setting('portico.account') as account`),
    )
    expect(row).toEqual({ account })
  })

  test('answers every statement started together, in its own scope', async () => {
    const answers = await database.read(acme, (tx) =>
      Promise.all(
        [1, 2, 3].map((n) => one(tx, sql`select ${n}::int as n, current_setting('portico.account') as account`)),
      ),
    )
    expect(answers).toEqual([1, 2, 3].map((n) => ({ n, account: 'ACME' })))
  })

  test('cannot write', async () => {
    await expect(database.read(acme, (tx) => addAudit(tx, 'read.writes'))).rejects.toThrow(/read-only transaction/)
    expect(await auditCount('read.writes')).toBe(0)
  })

  test('goes on after a statement that failed', async () => {
    const row = await database.read(acme, async (tx) => {
      await expect(one(tx, sql`select 1 / 0`)).rejects.toMatchObject({ code: '22012' })
      return one(tx, sql`select 1 as n`)
    })
    expect(row).toEqual({ n: 1 })
  })

  test('leaves no scope behind on its connection', async () => {
    await database.read(acme, (tx) => one(tx, sql`select 1`))
    const { rows } = await database.execute(`select coalesce(current_setting('portico.account', true), '') as account`)
    expect(rows).toEqual([{ account: '' }])
  })
})

describe('a write', () => {
  test('is kept when its work returns', async () => {
    expect(await database.write(acme, (tx) => addAudit(tx, 'kept'))).toBeDefined()
    expect(await auditCount('kept')).toBe(1)
  })

  test('is undone when its work throws, and passes the error on', async () => {
    const refused = new Error('refused')
    const work = database.write(acme, async (tx) => {
      await addAudit(tx, 'undone')
      throw refused
    })
    await expect(work).rejects.toBe(refused)
    expect(await auditCount('undone')).toBe(0)
  })

  test('fails when a statement failed and the work hid it', async () => {
    const work = database.write(acme, async (tx) => {
      await addAudit(tx, 'hidden')
      await one(tx, sql`select 1 / 0`).catch(() => undefined)
    })
    await expect(work).rejects.toThrow('Nothing was stored')
    expect(await auditCount('hidden')).toBe(0)
  })

  test('reports a rule that is checked at commit', async () => {
    await database.write('system', (tx) =>
      sql`select jobs.create_queue('deferred', '{"policy": "standard"}')`.execute(tx.db),
    )
    const work = database.write('system', (tx) =>
      sql`insert into jobs.job (name, dead_letter) values ('deferred', 'no such queue')`.execute(tx.db),
    )
    await expect(work).rejects.toMatchObject({ code: '23503' })
  })

  test('loses no update of a hundred at the same time', async () => {
    const id = '00000000-0000-4000-8000-000000000001'
    await database.write('system', (tx) =>
      sql`insert into messages (id, channel, recipient) values (${id}, 'mail', 'a@b.c')`.execute(tx.db),
    )
    const addOne = (): Promise<unknown> =>
      database.write('system', async (tx) => {
        const row = await one(tx, sql`select attempts from messages where id = ${id} for update`)
        await sql`update messages set attempts = ${Number(row['attempts']) + 1} where id = ${id}`.execute(tx.db)
      })
    await Promise.all(Array.from({ length: 100 }, addOne))
    expect(await database.read('system', (tx) => one(tx, sql`select attempts from messages where id = ${id}`))).toEqual(
      {
        attempts: 100,
      },
    )
  })

  test('counts the rows it changed', async () => {
    await database.write('system', (tx) =>
      sql`select jobs.create_queue('counted', '{"policy": "standard"}')`.execute(tx.db),
    )
    const result = await database.write('system', (tx) =>
      sql`update jobs.queue set retry_limit = 3 where name = 'counted'`.execute(tx.db),
    )
    expect(result.numAffectedRows).toBe(1n)
  })
})

describe('the walls around a transaction', () => {
  test.each(['', '*', 'a\0b'])('%j is not taken for an account', async (account) => {
    await expect(database.read({ account }, async () => 1)).rejects.toThrow('Not an account code')
    await expect(database.write({ account }, async () => 1)).rejects.toThrow('Not an account code')
  })

  const inside: [string, (tx: Tx) => Promise<unknown>][] = [
    ['read', () => database.read(acme, async () => 1)],
    ['write', () => database.write(acme, async () => 1)],
    ['execute', () => database.execute('select 1')],
    ['ping', () => database.ping()],
    ['listen', () => database.listen('inside', () => {})],
  ]
  test.each(inside)('%s inside a callback throws at once', async (name, work) => {
    await expect(database.read(acme, work)).rejects.toThrow(`database.${name} was called inside a transaction callback`)
    await expect(database.write(acme, work)).rejects.toThrow(
      `database.${name} was called inside a transaction callback`,
    )
  })

  test('work begun inside a callback may open its own transaction after it', async () => {
    let later: Promise<unknown> | undefined
    const { promise: over, resolve } = Promise.withResolvers<void>()
    await database.read(acme, async () => {
      later = over.then(() => database.read(acme, async () => 'opened'))
    })
    resolve()
    expect(await later).toBe('opened')
  })

  test('a transaction is of no use after its callback has returned', async () => {
    const stored = await database.write(acme, async (tx) => tx)
    await expect(one(stored, sql`select 1`)).rejects.toThrow('This transaction is over')
    await expect(stored.notify('late')).rejects.toThrow('This transaction is over')
  })

  test('failures of every kind give their connections back', async () => {
    const fail: (() => Promise<unknown>)[] = [
      () => database.read(acme, (tx) => one(tx, sql`select no_such_column`)),
      () => database.write(acme, (tx) => one(tx, sql`select no_such_column`)),
      () => database.write(acme, () => Promise.reject(new Error('no'))),
      () =>
        database.read(acme, () => {
          throw new Error('thrown, not rejected')
        }),
      () => database.execute('begin; select no_such_column'),
    ]
    for (let round = 0; round < 10; round++) {
      for (const work of fail) await expect(work()).rejects.toBeInstanceOf(Error)
    }
    expect(await database.read(acme, (tx) => one(tx, sql`select 1 as n`))).toEqual({ n: 1 })
    const { rows } = await database.execute(`select count(*) as n from pg_stat_activity where state like 'idle in%'`)
    expect(rows).toEqual([{ n: 0 }])
  })
})

test('a statement goes on working when a migration changes what it returns', async () => {
  const owner = await ownerOf(made)
  await owner('create table public.shifting (a int); insert into public.shifting values (1)')
  const select = (tx: Tx): Promise<Record<string, unknown>> => one(tx, sql`select * from shifting where a > ${0}`)
  for (let use = 0; use < 3; use++) expect(await database.read('system', select)).toEqual({ a: 1 })
  await owner('alter table public.shifting add column b int default 2')
  expect(await database.read('system', select)).toEqual({ a: 1, b: 2 })
  for (let use = 0; use < 3; use++) expect(await database.write('system', select)).toEqual({ a: 1, b: 2 })
})

test('a statement is named from its second use on, unless it is planned by its values', async () => {
  const named = await made.database.write('system', async (tx) => {
    const use = (part: string) => one(tx, sql`select ${part}::text as once_more`)
    const useByValue = (part: string) => one(tx, sql`select ${part}::text as anew ${sql.raw(plannedByValue)}`)
    for (const part of ['a', 'b', 'c']) await Promise.all([use(part), useByValue(part)])
    return one(
      tx,
      sql`select count(*) filter (where statement like '%as once_more%') as one,
        count(*) filter (where statement like '%as anew%') as other
      from pg_prepared_statements where statement not like '%pg_prepared_statements%'`,
    )
  })
  expect(named).toEqual({ one: 1, other: 0 })
})

/** On the embedded engine the one session belongs to the owner, who only took the application's role. */
async function ownerOf({ database: db }: TestDatabase): Promise<(text: string) => Promise<unknown>> {
  const { rows } = await db.execute('select session_user as owner')
  const { owner } = rows[0] as { owner: string }
  return (text) => db.execute(`set role ${owner}; ${text}; set role portico_app`)
}

test('work that takes too long is ended, and the next finds a good connection', async () => {
  const impatient = await createTestDatabase({ transactionSeconds: 1 })
  try {
    const slow = impatient.database.write(acme, (tx) => one(tx, sql`select pg_sleep(1000)`))
    await expect(slow).rejects.toThrow('longer than 1 s')
    const idle = impatient.database.write(acme, () => new Promise(() => {}))
    await expect(idle).rejects.toThrow('longer than 1 s')
    expect(await impatient.database.read(acme, (tx) => one(tx, sql`select 1 as n`))).toEqual({ n: 1 })
  } finally {
    await impatient.remove()
  }
})

describe('notices', () => {
  test('arrive after the commit, in order, and not at all after a rollback', async () => {
    const heard: string[] = []
    const { promise: last, resolve } = Promise.withResolvers<void>()
    const stop = await database.listen('Ordered "channel"', (payload) => {
      heard.push(payload)
      if (payload === 'last') resolve()
    })
    await database.write(acme, (tx) => tx.notify('Ordered "channel"', 'first'))
    await database
      .write(acme, async (tx) => {
        await tx.notify('Ordered "channel"', 'undone')
        throw new Error('undo')
      })
      .catch(() => undefined)
    await database.write(acme, async (tx) => {
      await tx.notify('Ordered "channel"')
      await tx.notify('Ordered "channel"', 'last')
    })
    await last
    await stop()
    expect(heard).toEqual(['first', '', 'last'])
  })

  test('are heard by whoever wrote before the write is over', async () => {
    const heard: string[] = []
    const stop = await database.listen('own', (payload) => heard.push(payload))
    for (const payload of ['one', 'two', 'three', 'four', 'five']) {
      await database.write(acme, (tx) => tx.notify('own', payload))
      expect(heard.at(-1)).toBe(payload)
    }
    await stop()
  })

  test('reach every listener, although one of them throws, until it stops', async () => {
    const heard: string[] = []
    const second = Promise.withResolvers<void>()
    const stopFirst = await database.listen('shared', () => {
      heard.push('first')
      throw new Error('a listener failed')
    })
    await database.listen('shared', (payload) => {
      heard.push('second')
      if (payload === 'end') second.resolve()
    })
    await database.write(acme, (tx) => tx.notify('shared'))
    await stopFirst()
    await database.write(acme, (tx) => tx.notify('shared', 'end'))
    await second.promise
    expect(heard.filter((name) => name === 'second')).toHaveLength(2)
    expect(heard.filter((name) => name === 'first').length).toBeLessThanOrEqual(1)
  })
})

test('a closed database refuses further work', async () => {
  const other = await createTestDatabase()
  await other.database.read(acme, backend)
  await other.remove()
  await expect(other.database.read(acme, backend)).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
})

/** How often a view that is asked one question twice and another once reads the database. */
const timesRead = async (how: 'read' | 'write'): Promise<number> => {
  let times = 0
  const view = (tx: Tx, question: string) =>
    readOnce(tx, ['view', question], async () => {
      times += 1
      return (await sql`select ${question}::text as asked`.execute(tx.db)).rows
    })
  await database[how]('system', async (tx) => {
    const asked = ['one', 'one', 'other'].map((question) => ({ asked: question }))
    const answers = await Promise.all(asked.map((each) => view(tx, each.asked)))
    expect(answers).toEqual(asked.map((each) => [each]))
  })
  return times
}

test('a read asks each question once', async () => {
  expect(await timesRead('read')).toBe(2)
})

test('a write asks again, since it may have changed the answer', async () => {
  expect(await timesRead('write')).toBe(3)
})
