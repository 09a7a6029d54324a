import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test/test-database.ts'
import { changedRowsStatement } from './changed-rows.view.ts'

const rows = 20_000
const tab = { account: 'LONG', type: 'AUTO', tabId: -9999 } as const
let made: TestDatabase

beforeAll(async () => {
  made = await createTestDatabase()
  await made.database.write('system', async (tx) => {
    await sql`insert into brokerages (code, name) values ('B0', 'Big')`.execute(tx.db)
    await sql`insert into accounts (code, company_name, brokerage_code, relationship)
      values (${tab.account}, 'Long', 'B0', 'CLIENT')`.execute(tx.db)
    await sql`insert into schedule_tabs (account_code, schedule_type, tab_id, row_count, created_at, changed_at)
      values (${tab.account}, ${tab.type}, ${tab.tabId}, ${rows}, now(), now())`.execute(tx.db)
    await sql`insert into schedule_rows (account_code, schedule_type, tab_id, row_id, rank, cells, changed_at, checked_at)
      select ${tab.account}, ${tab.type}, ${tab.tabId}::integer, gen_random_uuid(), lpad(n::text, 6, '0'), '{"vin": "x"}',
        timestamptz '2026-01-01' + n * interval '1 second',
        case when n = 7 then timestamptz '2026-02-01' end
      from generate_series(1, ${rows}::int) as n`.execute(tx.db)
  })
  await made.database.execute('reset role; analyze schedule_rows; set role portico_app')
}, 120_000)
afterAll(() => made.remove())

interface Node {
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Node[]
}

const rowsRead = (node: Node): number =>
  (node['Relation Name'] === 'schedule_rows' ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0) +
  (node.Plans ?? []).reduce((sum, part) => sum + rowsRead(part), 0)

test('of a long tab no rows are read but those that were changed or checked since', async () => {
  const since = new Date(Date.parse('2026-01-01T00:00:00Z') + (rows - 10) * 1000)
  const statement = changedRowsStatement(tab, since)
  const plan = await made.database.read('system', (tx) =>
    sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`explain (analyze, format json) ${statement}`.execute(tx.db),
  )
  expect(rowsRead(plan.rows[0]!['QUERY PLAN'][0].Plan)).toBe(12)
})
