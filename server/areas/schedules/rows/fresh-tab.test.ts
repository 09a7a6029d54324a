import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test/test-database.ts'
import { lastRankOf, rowPageView } from './rows.view.ts'

const tab = { account: 'LONG', type: 'AUTO', tabId: -9999 } as const
let made: TestDatabase

/** Rows of one time, as an import makes them. */
const addRows = (from: number, to: number) =>
  made.database.write('system', (tx) =>
    sql`insert into schedule_rows (account_code, schedule_type, tab_id, row_id, rank, cells, changed_at)
      select ${tab.account}, ${tab.type}, ${tab.tabId}::integer, gen_random_uuid(), lpad(n::text, 8, '0'),
        '{"vin": "x"}', timestamptz '2026-01-01'
      from generate_series(${from}::int, ${to}::int) as n`.execute(tx.db),
  )

beforeAll(async () => {
  made = await createTestDatabase()
  await made.database.write('system', async (tx) => {
    await sql`insert into brokerages (code, name) values ('B0', 'Big')`.execute(tx.db)
    await sql`insert into accounts (code, company_name, brokerage_code, relationship)
      values (${tab.account}, 'Long', 'B0', 'CLIENT')`.execute(tx.db)
    await sql`insert into schedule_tabs (account_code, schedule_type, tab_id, row_count, created_at, changed_at)
      values (${tab.account}, ${tab.type}, ${tab.tabId}, 20000, now(), now())`.execute(tx.db)
  })
  await addRows(1, 100)
  await made.database.execute('reset role; analyze schedule_rows; set role portico_app')
  await addRows(101, 20_000)
}, 120_000)
afterAll(() => made.remove())

test('of a tab that has just grown, no more rows are read than are shown, before the database has counted them', async () => {
  const read = await made.database.read('system', async (tx) => {
    expect(await lastRankOf(tx, tab)).toBe('00020000')
    const { rows } = await rowPageView(tx, tab, { total: 20_000, cursor: undefined, limit: 50 })
    expect(rows).toHaveLength(50)
    const counted = await sql<{ read: number }>`select (seq_tup_read + idx_tup_fetch)::int as read
      from pg_stat_xact_user_tables where relname = 'schedule_rows'`.execute(tx.db)
    return counted.rows[0]!.read
  })
  expect(read).toBeLessThan(200)
})
