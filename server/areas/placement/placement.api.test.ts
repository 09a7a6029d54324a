import { brokenEntry } from '@portico/contract/areas/placement/chain.rules.ts'
import type { PlacementEntry } from '@portico/contract/areas/placement/placement.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeKindsOfUser } from '../../app/test/kinds-of-user.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { digestOf } from './entry-digest.ts'
import { seal } from './placement.store.ts'

const server = useTestServer()
let staff: TestClient
let owner: TestClient
const secret = 'Commission 12.5 %'

beforeAll(async () => {
  await makeKindsOfUser(server)
  staff = await server.signIn('advisor@harbor.test')
  owner = await server.signIn('owner@acme.test')
})

/** The path of a renewal with a record of three entries, the second of them internal. */
async function aRecord(): Promise<string> {
  const id = crypto.randomUUID()
  const { database, now } = server.running.platform
  await database.write('system', (tx) =>
    sql`insert into renewal_cycles (account_code, id, effective_on, stage, is_current, created_at)
      values ('ACME', ${id}, '2035-01-01', 'CLOSED', false, now())`.execute(tx.db),
  )
  for (const [what, isInternal] of [
    ['Shared with client', false],
    [secret, true],
    ['Accepted <b>by</b> the client', false],
  ] as const)
    await database.write({ account: 'ACME' }, (tx) =>
      seal(tx, 'ACME', id, { kind: 'QUOTED', what, by: null, at: now(), payload: { what, amount: 12.5 }, isInternal }),
    )
  return `/api/accounts/ACME/renewals/${id}/placement`
}

const cycleOf = (path: string): string => path.split('/')[5]!

describe('the placement record', () => {
  test('comes in pages, the newest first, to the brokerage with everything', async () => {
    const path = await aRecord()
    const first = (await staff.get(`${path}?limit=2`)).body
    expect(first.entries.map(({ number }: PlacementEntry) => number)).toEqual([3, 2])
    expect(first.entries[1].content.what).toBe(secret)
    const second = (await staff.get(`${path}?limit=2&before=${first.next}`)).body
    expect([second.entries.map(({ number }: PlacementEntry) => number), second.next]).toEqual([[1], null])
  })

  test('reaches the insured without what is internal, and verifies all the same', async () => {
    const path = await aRecord()
    const { entries } = (await owner.get(path)).body
    expect(entries.map(({ content }: PlacementEntry) => content === null)).toEqual([false, true, false])
    expect(JSON.stringify(entries)).not.toContain(secret)
    expect(brokenEntry(entries.toReversed(), digestOf)).toBeNull()
    expect((await owner.get(`${path}/check`)).body).toMatchObject({
      entries: 3,
      isWhole: true,
      brokenAt: null,
      head: entries[0].hash,
    })
  })

  test('leaves as one archive whose lines verify without the portal', async () => {
    const path = await aRecord()
    for (const [client, isSecret] of [
      [staff, false],
      [owner, true],
    ] as const) {
      const answer = await client.get(`${path}/export`)
      expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip'])
      // Entries are stored as they are: the archive holds their text.
      const text = answer.bytes.toString('utf8')
      expect(text.includes(secret)).toBe(!isSecret)
      expect(text).toContain('Accepted &lt;b&gt;by&lt;/b&gt; the client')
      const lines = text.split('\n').filter((line) => line.startsWith('{"number"'))
      const entries = lines.map((line) => JSON.parse(line) as PlacementEntry)
      expect(entries).toHaveLength(3)
      expect(brokenEntry(entries, digestOf)).toBeNull()
    }
  })

  test('cannot be changed by the portal, and shows where the database was changed beneath it', async () => {
    const path = await aRecord()
    const { database } = server.running.platform
    const change = (scope: 'system' | { account: string }) =>
      database.write(scope, (tx) =>
        sql`update placement_entries set content = content || '{"what":"Something else"}'
          where cycle_id = ${cycleOf(path)} and number = 2`.execute(tx.db),
      )
    await expect(change({ account: 'ACME' })).rejects.toThrow(/permission denied/)
    await expect(change('system')).rejects.toThrow(/permission denied/)
    const { rows } = await database.read('system', (tx) =>
      sql<{ may: boolean }>`select has_table_privilege('portico_app', 'placement_entries', 'delete') as may`.execute(
        tx.db,
      ),
    )
    expect(rows).toEqual([{ may: false }])
  })

  test('numbers entries that are sealed at once one after the other', async () => {
    const path = await aRecord()
    const { database, now } = server.running.platform
    await Promise.all(
      Array.from({ length: 5 }, (_, payload) =>
        database.write({ account: 'ACME' }, (tx) =>
          seal(tx, 'ACME', cycleOf(path), {
            kind: 'VIEWED',
            what: 'Read',
            by: null,
            at: now(),
            payload: { payload, left: undefined, at: now() },
          }),
        ),
      ),
    )
    expect((await staff.get(`${path}/check`)).body).toMatchObject({ entries: 8, isWhole: true })
  })

  test('is between the insured and their brokerage', async () => {
    const path = await aRecord()
    for (const part of ['', '/check', '/export']) {
      expect((await (await server.signIn('partner@carrier.test')).get(path + part)).status).toBe(403)
      expect((await (await server.signIn('viewer@acme.test')).get(path + part)).status).toBe(200)
      expect((await (await server.signIn('owner@ridge.test')).get(path + part)).status).toBe(404)
      expect((await owner.get(`/api/accounts/ACME/renewals/none/placement${part}`)).status).toBe(404)
    }
  })
})
