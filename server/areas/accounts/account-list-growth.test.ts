import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '../../platform/access/actor.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/database/test/test-database.ts'
import { accountListStatement, type AccountListRequest } from './account-list.view.ts'

const accounts = 12_000
const today = '2026-03-04'
let made: TestDatabase

/** Three brokerages share the accounts; every hundredth is a prospect; renewals of two years, but none in two weeks. */
beforeAll(async () => {
  made = await createTestDatabase()
  await made.database.write('system', async (tx) => {
    await sql`insert into brokerages (code, name) values ('B0', 'Big'), ('B1', 'Bigger'), ('B2', 'Other')`.execute(
      tx.db,
    )
    await sql`insert into accounts (code, company_name, brokerage_code, relationship, primary_effective_date)
      select 'G' || n, 'Company ' || md5(n::text), 'B' || n % 3, case when n % 100 = 0 then 'PROSPECT' else 'CLIENT' end,
        ${today}::date + 14 + n % 700 from generate_series(1, ${accounts}::int) as n`.execute(tx.db)
  })
  await made.database.write('system', async (tx) => {
    await sql`insert into users (id, username, email, first_name, last_name, password_hash)
      values (gen_random_uuid(), 'one', 'one@big.test', 'A', 'B', '')`.execute(tx.db)
    await sql`insert into account_transfers (id, kind, code, company_name, state, from_code, to_code, effective_on,
        time_zone, effective_at, reason, team, proposed_by, proposed_at, expires_at, from_confirmed_by,
        from_confirmed_at, to_confirmed_by, to_confirmed_at, done_at)
      select gen_random_uuid(), 'SHARE', code, company_name, case when code < 'G1004' then 'IN_FORCE' else 'ENDED' end, 'B2', 'B0',
        ${today}, 'America/New_York', now(), 'A test', '[]', id, now(), now(), id, now(), id, now(), now()
      from accounts, users where brokerage_code = 'B2'`.execute(tx.db)
  })
  await made.database.execute('reset role; analyze accounts, account_transfers; set role portico_app')
}, 120_000)
afterAll(() => made.remove())

const admin = { isAdmin: true, brokerages: new Map(), accounts: new Map() } as unknown as Actor
const staffOf = (...codes: string[]) =>
  ({
    isAdmin: false,
    brokerages: new Map(codes.map((code) => [code, ['ADVISOR']])),
    accounts: new Map(),
  }) as unknown as Actor
const people = { admin, 'staff of one brokerage': staffOf('B0'), 'staff of two': staffOf('B0', 'B1') }

const requests: readonly Partial<AccountListRequest>[] = [
  {},
  { sort: 'renewal' },
  { relationship: 'PROSPECT' },
  { relationship: 'PROSPECT', sort: 'renewal' },
  { brokerCode: 'B0' },
  { brokerCode: 'B0', relationship: 'CLIENT', sort: 'renewal' },
  { renewalWithinDays: 10 },
  { renewalWithinDays: 30 },
  { renewalWithinDays: 30, sort: 'renewal' },
  { renewalWithinDays: 30, relationship: 'PROSPECT' },
  { state: 'ARCHIVED' },
  { cursor: Buffer.from(JSON.stringify(['company 8', 'G1'])).toString('base64url') },
  { sort: 'renewal', cursor: Buffer.from(JSON.stringify(['2026-09-01', 'company 8', 'G1'])).toString('base64url') },
]

interface Node {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly Node[]
}

/** The nodes of a plan that read accounts. */
const readings = (node: Node): Node[] => [
  ...(node['Relation Name'] === 'accounts' ? [node] : []),
  ...(node.Plans ?? []).flatMap(readings),
]

const rowsRead = (node: Node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']

/** How a page is read. */
async function readingsOf(actor: Actor, request: Partial<AccountListRequest>): Promise<Node[]> {
  const statement = accountListStatement(actor, { state: 'ACTIVE', sort: 'name', limit: 10, today, ...request })!
  const { rows } = await made.database.read('system', (tx) =>
    sql<{ 'QUERY PLAN': [{ Plan: Node }] }>`explain (analyze, format json) ${statement}`.execute(tx.db),
  )
  return readings(rows[0]!['QUERY PLAN'][0].Plan)
}

test('a search whose matches are all far down the list reads until it has found enough', async () => {
  const found = await readingsOf(admin, { search: 'company f' })
  expect(found.map(rowsRead).reduce((sum, read) => sum + read, 0)).toBeLessThan(accounts / 3)
})

for (const [who, actor] of Object.entries(people)) {
  test.each(requests)(`${who} reads a page of %j from its place in an index`, async (request) => {
    const found = await readingsOf(actor, request)
    expect(found.length).toBeGreaterThan(0)
    expect(found.map((node) => node['Node Type'])).not.toContain('Seq Scan')
    // A page of each piece: two relationships, two brokerages at most, every day of a window. Where a piece is short,
    // the planner may rather sort it as a whole.
    const most = request.renewalWithinDays === undefined ? 150 : 1500
    expect(found.map(rowsRead).reduce((sum, read) => sum + read, 0)).toBeLessThan(most)
  })
}
