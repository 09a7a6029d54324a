import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/test/test-database.ts'
import { checkAudit } from './check-audit.ts'
import { sealAudit } from './seal-audit.ts'

const secret = 'a secret of the server, for tests alone'
const start = Date.parse('2026-03-04T12:00:00Z')
let made: TestDatabase
let now = start

const audit = (action: string, at = now) =>
  made.database.write('system', (tx) =>
    sql`insert into audit (account_code, at, action, subject_type, after)
      values ('ACME', ${new Date(at)}, ${action}, 'test', '{"b": 1, "a": [1.50, null]}')`.execute(tx.db),
  )
const sealAll = () => sealAudit({ database: made.database, secret, now: () => new Date(now) })
const check = () => checkAudit(made.database, secret)

/** What somebody does who owns the database. */
async function tamper(statement: string): Promise<void> {
  const owner = (await made.database.execute('select session_user as owner')).rows[0] as { owner: string }
  await made.database.execute(`set role ${owner.owner}; ${statement}; set role portico_app`)
}

beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.remove())

describe('the audit', () => {
  test('is sealed once its rows are settled, and each seal goes on from the one before', async () => {
    expect(await check()).toEqual({ seals: 0, rows: 0, unsealed: 0, lastHash: '' })
    for (const action of ['one', 'two', 'three']) await audit(action)
    await sealAll()
    expect(await check()).toMatchObject({ seals: 0, unsealed: 3 })
    now += 11 * 60_000
    await audit('four')
    await sealAll()
    await sealAll()
    expect(await check()).toMatchObject({ seals: 1, rows: 3, unsealed: 1 })
    now += 11 * 60_000
    await sealAll()
    const whole = await check()
    expect(whole).toMatchObject({ seals: 2, rows: 4, unsealed: 0 })
    expect(whole.lastHash).toMatch(/^[\w-]{43}$/)
  })

  test('cannot be sealed by the application a second time: it may neither change nor remove a seal', async () => {
    for (const statement of ['update audit_seals set rows = 1', 'delete from audit_seals', 'truncate audit_seals'])
      await expect(made.database.write('system', (tx) => sql.raw(statement).execute(tx.db))).rejects.toMatchObject({
        code: '42501',
      })
  })

  test.each([
    [
      'a changed row',
      `update audit set action = 'another' where action = 'two'`,
      `update audit set action = 'two' where action = 'another'`,
    ],
    [
      'a changed value within a row',
      `update audit set after = '{"a": 2}' where action = 'three'`,
      `update audit set after = '{"b": 1, "a": [1.50, null]}' where action = 'three'`,
    ],
    [
      'a seal that says something else',
      'update audit_seals set rows = 2 where number = 1',
      'update audit_seals set rows = 3 where number = 1',
    ],
    [
      'a seal that is gone',
      'create table taken as select * from audit_seals where number = 1; delete from audit_seals where number = 1',
      'insert into audit_seals select * from taken',
    ],
  ])('is found broken by %s', async (_, change, back) => {
    await tamper(change)
    expect((await check()).broken).toMatchObject({ number: 1, fromSeq: '1' })
    await tamper(back)
    expect((await check()).broken).toBeUndefined()
  })

  test('is found broken with another secret, and by a row that is gone', async () => {
    expect((await checkAudit(made.database, `${secret}.`)).broken).toMatchObject({ number: 1 })
    await tamper(`delete from audit where action = 'four'`)
    expect((await check()).broken).toMatchObject({ number: 2, fromSeq: '4', toSeq: '4' })
  })
})
