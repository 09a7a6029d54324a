import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestServer } from '../app/test/test-server.ts'
import { doHousekeeping } from './housekeeping.ts'

const server = useTestServer()
const day = 86_400_000

const countOf = async (table: string) => {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(tx.db),
  )
  return rows[0]!.count
}

const countsAfter = async (days: number, tables: readonly string[]) => {
  server.clock.advance(days * day)
  await doHousekeeping(server.running.platform)
  return Promise.all(tables.map((table) => countOf(table)))
}

test('what has done its work goes after its days, and the audit stays', async () => {
  const owner = await server.signIn('owner@acme.test')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  await owner.post('/api/accounts/ACME/tasks', { details: 'Soon forgotten' }, { headers })
  await owner.put('/api/accounts/ACME/presence', { place: 'schedules/AUTO/-', rowId: null, column: null })
  const audited = await countOf('audit')
  const tables = ['events', 'idempotency', 'presences', 'audit']
  expect(await countsAfter(0, tables)).toEqual([1, 1, 1, audited])
  expect(await countsAfter(2, tables)).toEqual([1, 0, 0, audited])
  expect(await countsAfter(6, tables)).toEqual([0, 0, 0, audited])
})

test('what logins leave behind goes too: tries, failures, links, sessions, devices', async () => {
  await server.visitor().post('/auth/login', { username: 'user@acme.test', password: 'wrong' })
  const owner = await server.signIn('owner@acme.test')
  await owner.post('/auth/logout')
  const { platform } = server.running
  const user = sql`(select id from users where username = 'owner@acme.test')`
  const now = platform.now()
  await platform.database.write('system', async (tx) => {
    await sql`delete from sessions where revoked_at is null`.execute(tx.db)
    await sql`insert into single_use_links values ('\\x01', ${user}, 'login', ${now}, ${now}, null)`.execute(tx.db)
    await sql`insert into one_time_codes (id, user_id, purpose, target_sealed, code_hash, created_at, expires_at)
      values (${crypto.randomUUID()}, ${user}, 'two-factor', '', '\\x01', ${now}, ${now})`.execute(tx.db)
    await sql`insert into registrations (id, email, first_name, last_name, company_name, token_hash, created_at, expires_at)
      values (${crypto.randomUUID()}, 'new@example.test', 'New', 'Person', 'New Co.', '\\x01', ${now}, ${now})`.execute(
      tx.db,
    )
  })
  const ofADay = ['rate_counts', 'login_failures']
  const ofAWeek = ['single_use_links', 'one_time_codes']
  const ofAMonth = ['registrations', 'sessions']
  const tables = [...ofADay, ...ofAWeek, ...ofAMonth, 'known_devices']
  const before = await countsAfter(0, tables)
  expect(before.every((count) => count > 0)).toBe(true)
  const [, , links, codes, registrations, sessions, devices] = before
  expect(await countsAfter(2, tables)).toEqual([0, 0, links, codes, registrations, sessions, devices])
  expect(await countsAfter(6, tables)).toEqual([0, 0, 0, 0, registrations, sessions, devices])
  expect(await countsAfter(23, tables)).toEqual([0, 0, 0, 0, 0, 0, devices])
  expect(await countsAfter(150, tables)).toEqual([0, 0, 0, 0, 0, 0, 0])
})
