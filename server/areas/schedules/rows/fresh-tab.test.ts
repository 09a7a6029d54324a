import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test/test-database.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { countRows } from './added-rows.store.ts'
import { lastRankOf, rowPageView } from './rows.view.ts'

const tab = { account: 'LONG', type: 'AUTO', tabId: -9999 } as const
let made: TestDatabase

/** Rows of one time, as an import makes them. */
const addRows = (type: string, count: number) =>
  made.database.write('system', (tx) =>
    sql`insert into schedule_rows (account_code, schedule_type, tab_id, row_id, rank, cells, changed_at)
      select ${tab.account}, ${type}, ${tab.tabId}::integer, gen_random_uuid(), lpad(n::text, 8, '0'),
        '{"vin": "x"}', timestamptz '2026-01-01'
      from generate_series(1, ${count}::int) as n`.execute(tx.db),
  )

beforeAll(async () => {
  made = await createTestDatabase()
  await made.database.write('system', async (tx) => {
    await sql`insert into brokerages (code, name) values ('B0', 'Big')`.execute(tx.db)
    await sql`insert into accounts (code, company_name, brokerage_code, relationship)
      values (${tab.account}, 'Long', 'B0', 'CLIENT')`.execute(tx.db)
    await sql`insert into schedule_tabs (account_code, schedule_type, tab_id, created_at, changed_at)
      select ${tab.account}, type, ${tab.tabId}::integer, now(), now()
      from unnest(array['DRIVERS', ${tab.type}]) as type`.execute(tx.db)
  })
  await addRows('DRIVERS', 2000)
  await made.database.execute('reset role; analyze schedule_rows; set role portico_app')
  await addRows(tab.type, 20_000)
}, 120_000)
afterAll(() => made.remove())

/** How many rows something reads. */
async function rowsRead(work: (tx: Tx) => Promise<unknown>): Promise<number> {
  const counted = async (tx: Tx) => {
    const { rows } = await sql<{ read: number }>`select (seq_tup_read + idx_tup_fetch)::int as read
      from pg_stat_xact_user_tables where relname = 'schedule_rows'`.execute(tx.db)
    return rows[0]!.read
  }
  return made.database.write('system', async (tx) => {
    const before = await counted(tx)
    await work(tx)
    return (await counted(tx)) - before
  })
}

test('the end of a tab that has just grown is found by reading one row', async () => {
  expect(await rowsRead(async (tx) => expect(await lastRankOf(tx, tab)).toBe('00020000'))).toBe(1)
})

test('once rows are counted, no more of them are read than a page shows', async () => {
  await made.database.write('system', countRows)
  const page = { total: 20_000, cursor: undefined, limit: 50 }
  expect(await rowsRead(async (tx) => expect((await rowPageView(tx, tab, page)).rows).toHaveLength(50))).toBe(51)
})
