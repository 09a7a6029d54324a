import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Scope } from './database.ts'
import { createTestDatabase, type TestDatabase } from './test/test-database.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
  for (const account of ['A', 'B', null]) {
    await made.database.write('system', async (tx) => {
      await sql`insert into audit (account_code, action, subject_type) values (${account}, 'wall', 'test')`.execute(
        tx.db,
      )
      await sql`insert into events (account_code, type, payload) values (${account}, 'wall', '{}')`.execute(tx.db)
    })
  }
})
afterAll(() => made.remove())

const seen = async (scope: Scope, table: 'audit' | 'events'): Promise<unknown[]> => {
  const { rows } = await made.database.read(scope, (tx) =>
    sql<{ account_code: string }>`select account_code from ${sql.table(table)} order by 1`.execute(tx.db),
  )
  return rows.map((row) => row.account_code)
}

test.each(['audit', 'events'] as const)(
  'rows of %s are seen by their own account and by the platform alone',
  async (table) => {
    expect(await seen({ account: 'A' }, table)).toEqual(['A'])
    expect(await seen({ account: 'B' }, table)).toEqual(['B'])
    expect(await seen({ account: 'C' }, table)).toEqual([])
    expect(await seen('system', table)).toEqual(['A', 'B', null])
  },
)

test('without a scope no row is seen', async () => {
  await made.database.read({ account: 'A' }, (tx) => sql`select 1`.execute(tx.db))
  const { rows } = await made.database.execute('select account_code from audit')
  expect(rows).toEqual([])
})

test('an account cannot write rows of another, or of the platform', async () => {
  for (const account of ['B', null]) {
    const work = made.database.write({ account: 'A' }, (tx) =>
      sql`insert into audit (account_code, action, subject_type) values (${account}, 'forged', 'test')`.execute(tx.db),
    )
    await expect(work).rejects.toMatchObject({ code: '42501' })
  }
})

test.each(['update audit set action = action', 'delete from audit', 'truncate audit', 'drop table audit'])(
  'what was audited stays: %s is refused',
  async (statement) => {
    const work = made.database.write('system', (tx) => sql.raw(statement).execute(tx.db))
    await expect(work).rejects.toMatchObject({ code: '42501' })
  },
)

test('the role of the application owns nothing and passes no wall', async () => {
  const { rows } = await made.database.execute(`
    select current_user as role, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin,
      (select count(*) from pg_class where relowner = pg_roles.oid) as owned
    from pg_roles where rolname = current_user`)
  expect(rows).toEqual([
    {
      role: 'portico_app',
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolcanlogin: false,
      owned: 0,
    },
  ])
})

test('every table that belongs to accounts stands behind a policy on its account', async () => {
  const { rows } = await made.database.execute(`
    select c.relname as table from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_code' and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and not (c.relrowsecurity and exists (
        select from pg_policies p where p.tablename = c.relname and p.qual like '%account_code = %portico.account%'))`)
  expect(rows).toEqual([])
})

test('no policy of a table with accounts opens it further', async () => {
  const { rows } = await made.database.execute(`
    select tablename as table, count(*) as policies from pg_policies
    where schemaname = 'public' group by tablename having count(*) filter (where permissive = 'PERMISSIVE') > 1`)
  expect(rows).toEqual([])
})

test('the record of migrations cannot be touched by the application', async () => {
  await expect(made.database.execute('select * from applied_migrations')).rejects.toMatchObject({ code: '42501' })
})
