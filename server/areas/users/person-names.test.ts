import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fullName } from '../../platform/access/actor.ts'
import { insertRow } from '../../platform/database/rows.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/database/test/test-database.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.remove())

test.each([
  ['Dana', 'Reyes', 'Dana Reyes'],
  [' Dana', 'Reyes ', 'Dana Reyes'],
  ['Dana', '', 'Dana'],
  ['', 'Reyes', 'Reyes'],
  ['', '', 'dana@example.com'],
  [' ', ' ', 'dana@example.com'],
])('a person called "%s" "%s" is read as "%s", in statements and in code', async (firstName, lastName, name) => {
  const id = crypto.randomUUID()
  const username = 'dana@example.com'
  const { rows } = await made.database.write('system', async (tx) => {
    await sql`delete from users`.execute(tx.db)
    await insertRow(tx, 'users', {
      id,
      username,
      email: username,
      first_name: firstName,
      last_name: lastName,
      password_hash: '',
    })
    return sql<{ name: string }>`select name from person_names where id = ${id}`.execute(tx.db)
  })
  expect(rows).toEqual([{ name }])
  expect(fullName({ firstName, lastName, username })).toBe(name)
})

test.each(['person_names', 'account_heads'])('%s shows what its reader may see, and changes nothing', async (view) => {
  const asked = sql<{ canWrite: boolean; options: string[] }>`select relkind::text as kind, reloptions as options,
      has_table_privilege('portico_app', oid, 'insert, update, delete') as "canWrite"
    from pg_class where relname = ${view}`
  const { rows } = await made.database.read('system', (tx) => asked.execute(tx.db))
  expect(rows).toEqual([{ kind: 'v', options: ['security_invoker=true'], canWrite: false }])
})

test('a name costs a statement no more than the table it stands in', async () => {
  const planOf = async (people: string, name: string) => {
    const { rows } = await made.database.execute(`explain (costs off) select tasks.id, ${people}.${name}
      from tasks left join ${people} on ${people}.id = tagged_id where account_code = 'A' order by due_at limit 10`)
    return rows
  }
  expect(await planOf('person_names', 'name')).toEqual(await planOf('users', 'first_name'))
})
