import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'
import { makeLargeWorld } from './large-world.ts'

const server = useTestServer()
const world = { tasksPerAccount: 4, policiesPerAccount: 6, now: new Date('2026-03-04T09:00:00Z') }

/** Tables of an account, what stands in others first. */
const deepestFirst =
  'conversation_messages conversations document_versions documents document_folders calendar_events quick_links tasks policies account_roles account_agents'

/** What an account of the large world has, by the path that shows it. */
const filled: Readonly<Record<string, unknown>> = {
  hotlinks: { length: 3 },
  documents: { total: 4 },
  conversations: { conversations: { length: 2 }, unread: 2 },
  activity: { items: { length: 6 } },
}

const contents = async () => {
  const found = await server.running.platform.database.read('system', (tx) =>
    sql<{ rows: string }>`select string_agg(line, e'\n' order by line) as rows from (
      select code || company_name || brokerage_code || primary_effective_date from accounts where code like 'W000%'
      union all select account_code || user_id || role from account_roles where account_code like 'W000%'
      union all select id || details || tagged_id || due_at from tasks where account_code like 'W000%'
      union all select id || policy_number || effective_date from policies where account_code like 'W000%'
      union all select id || display_text || position from quick_links where account_code like 'W000%'
      union all select id || name || starts_at from calendar_events where account_code like 'W000%'
      union all select id || name || coalesce(folder_id::text, '') from documents where account_code like 'W000%'
      union all select conversation_id::text || id || author_id || at from conversation_messages where account_code like 'W000%'
    ) as everything (line)`.execute(tx.db),
  )
  return found.rows[0]!.rows
}

beforeAll(async () => {
  await makeLargeWorld(server.running.platform.database, {
    ...world,
    secret: server.running.platform.secret,
    accounts: 60,
  })
})

test('goes on where it was and makes the same rows in every run', async () => {
  const { database } = server.running.platform
  const atOnce = await contents()
  await database.write('system', async (tx) => {
    for (const table of deepestFirst.split(' ')) {
      await sql`delete from ${sql.table(table)} where account_code > 'W0000037' and account_code like 'W000%'`.execute(
        tx.db,
      )
    }
    await sql`delete from accounts where code > 'W0000037' and code like 'W000%'`.execute(tx.db)
    await sql`delete from users where username similar to '%@w00000(3[89]|4_|5_|60).test'`.execute(tx.db)
  })
  await makeLargeWorld(database, { ...world, secret: server.running.platform.secret, accounts: 60 })
  expect(await contents()).toBe(atOnce)
})

test('its people sign in and see their accounts', async () => {
  const owner = await server.signIn('owner@w0000020.test')
  const { body: user } = await owner.get('/api/users/me')
  expect(user.accountRoles).toEqual({ W0000019: 'ADMIN', W0000020: 'ADMIN' })
  const { body: tasks } = await owner.get('/api/accounts/W0000020/tasks?status=any')
  expect(tasks.all).toHaveLength(4)
  const { body: policies } = await owner.get('/api/accounts/W0000020/policies')
  expect(policies).toHaveLength(6)
  const shown = Object.keys(filled).map(async (path) => [
    path,
    (await owner.get(`/api/accounts/W0000020/${path}`)).body,
  ])
  expect(Object.fromEntries(await Promise.all(shown))).toMatchObject(filled)

  const staff = await server.signIn('p_acct_mgr4@b00000.test')
  const { body: accounts } = await staff.get('/api/accounts?limit=200')
  expect(accounts.items).toHaveLength(54)
})
