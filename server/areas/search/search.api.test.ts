import type { SearchResults } from '@portico/contract/areas/search/search.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeKindsOfUser } from '../../app/test/kinds-of-user.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const empty = { policies: [], documents: [], conversations: [], applications: [], rows: [], claims: [], tasks: [] }
const nothing = { accounts: [], ...empty }

async function found(client: TestClient, text: string, account?: string): Promise<SearchResults> {
  const query = new URLSearchParams({ text, ...(account === undefined ? {} : { account }) })
  const { status, body } = await client.get(`/api/search?${query.toString()}`)
  expect(status).toBe(200)
  return body
}

const codes = ({ accounts }: SearchResults) => accounts.map(({ accountCode }) => accountCode)

async function addTask(client: TestClient, account: string, details: string): Promise<void> {
  expect((await client.post(`/api/accounts/${account}/tasks`, { details })).status).toBe(200)
}

beforeAll(() => makeKindsOfUser(server))

describe('accounts', () => {
  test('are found by name and by code, in any case', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    expect(codes(await found(advisor, 'bUiLdErS'))).toEqual(['ACME'])
    expect(codes(await found(advisor, 'north'))).toEqual(['NORTH'])
  })

  test('are found only where the user may open them', async () => {
    expect(codes(await found(await server.signIn('admin@portico.test'), 'ridge'))).toEqual(['RIDGE'])
    expect(codes(await found(await server.signIn('advisor@harbor.test'), 'ridge'))).toEqual([])
    expect(codes(await found(await server.signIn('owner@acme.test'), 'bayside'))).toEqual([])
    expect(codes(await found(await server.signIn('multi@acme.test'), 'bayside'))).toEqual(['BAYSIDE'])
    expect(await found(await server.signIn('nobody@portico.test'), 'acme')).toEqual(nothing)
  })

  test('are six at most', async () => {
    await server.running.platform.database.write('system', (tx) =>
      sql`insert into accounts (code, company_name, brokerage_code, relationship)
        select 'QUARRY-' || n, 'Quarry Works ' || n, 'HARBOR', 'CLIENT' from generate_series(1, 7) as n`.execute(tx.db),
    )
    const many = codes(await found(await server.signIn('advisor@harbor.test'), 'quarry'))
    expect(many).toEqual([1, 2, 3, 4, 5, 6].map((number) => `QUARRY-${number}`))
  })
})

describe('policies and tasks', () => {
  test('policies are found by number, type, carrier and name, and six at most', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { body } = await owner.get('/api/accounts/ACME/policies')
    expect(body.length).toBeGreaterThan(6)
    const policy = body.find(({ carrier, name }: { carrier: string | null; name: string | null }) => carrier && name)
    const one = expect.objectContaining({ policyNumber: policy.policyNumber, id: policy.id })
    expect((await found(owner, policy.policyNumber.toLowerCase(), 'ACME')).policies).toContainEqual(one)
    for (const word of [policy.policyType, policy.carrier, policy.name]) {
      const { policies } = await found(owner, word, 'ACME')
      expect(policies.length).toBeGreaterThan(0)
      expect(policies.length).toBeLessThanOrEqual(6)
      for (const each of policies) expect(Object.values(each).join(' ').toLowerCase()).toContain(word.toLowerCase())
    }
  })

  test('open tasks are found by their details, completed ones are not', async () => {
    const owner = await server.signIn('owner@acme.test')
    await addTask(owner, 'ACME', 'Measure the scaffold again')
    await addTask(owner, 'ACME', 'Measure the scaffold once')
    await server.running.platform.database.write('system', (tx) =>
      sql`update tasks set completed_at = now() where details = 'Measure the scaffold once'`.execute(tx.db),
    )
    const { tasks } = await found(owner, 'SCAFFOLD', 'ACME')
    expect(tasks.map(({ details }) => details)).toEqual(['Measure the scaffold again'])
  })

  test('are found by capitals of any alphabet, whatever the locale of the database does with them', async () => {
    const owner = await server.signIn('owner@acme.test')
    await addTask(owner, 'ACME', 'Ask ÄRZTEHAUS ÉTÉ for its roof plan')
    for (const text of ['ÄRZTEHAUS', 'ÉTÉ FOR', 'ärztehaus été'.toUpperCase()])
      expect((await found(owner, text, 'ACME')).tasks.map(({ details }) => details)).toEqual([
        'Ask ÄRZTEHAUS ÉTÉ for its roof plan',
      ])
    const listed = await owner.get(`/api/accounts/ACME/tasks?search=${encodeURIComponent('ÄRZTEHAUS')}`)
    expect(listed.body.all).toHaveLength(1)
  })

  test('tasks are six at most', async () => {
    const owner = await server.signIn('owner@acme.test')
    for (const number of [1, 2, 3, 4, 5, 6, 7]) await addTask(owner, 'ACME', `Count ladder ${number}`)
    expect((await found(owner, 'count ladder', 'ACME')).tasks).toHaveLength(6)
  })

  test('documents are found by name, as far as they are there to the reader', async () => {
    const namesFor = async (username: string, text: string) => {
      const { documents } = await found(await server.signIn(username), text, 'ACME')
      return documents.map(({ name }) => name)
    }
    expect(await namesFor('advisor@harbor.test', 'strategy')).toEqual(['Market Strategy Notes.pdf'])
    expect(await namesFor('owner@acme.test', 'strategy')).toEqual([])
    expect(await namesFor('owner@acme.test', 'MUTUAL LOSS RUN')).toEqual(['Granite Mutual Loss Run.pdf'])
    expect(await namesFor('user@acme.test', 'mutual loss run')).toEqual([])
  })

  test('conversations are found by subject and message, internal notes by the brokerage alone', async () => {
    const owner = await server.signIn('owner@acme.test')
    const advisor = await server.signIn('advisor@harbor.test')
    const draft = { topic: 'change', subject: 'Gantry crane on hire', text: 'It arrives in Dayton.' }
    const { id } = (await owner.post('/api/accounts/ACME/conversations', draft)).body
    const note = { text: 'They will not like the surcharge', internal: true }
    expect((await advisor.post(`/api/accounts/ACME/conversations/${id}/messages`, note)).status).toBe(201)
    const one = [{ id, subject: draft.subject }]
    for (const text of ['GANTRY crane', 'arrives in dayton'])
      expect((await found(owner, text, 'ACME')).conversations).toEqual(one)
    expect((await found(advisor, 'not like the surcharge', 'ACME')).conversations).toEqual(one)
    expect((await found(owner, 'not like the surcharge', 'ACME')).conversations).toEqual([])
  })

  test('a vehicle is found by its VIN, a driver by name and never by license, where the user may read schedules', async () => {
    const owner = await server.signIn('owner@acme.test')
    const schedule = async (type: string) =>
      (await owner.get(`/api/accounts/ACME/schedules/${type}/rows?limit=1`)).body.rows[0]
    const [vehicle, driver] = await Promise.all([schedule('AUTO'), schedule('DRIVERS')])
    const row = { rowId: vehicle.rowId, scheduleType: 'AUTO', tabId: -9999, match: vehicle.cells.vin }
    const byVin = await found(owner, vehicle.cells.vin.toLowerCase(), 'ACME')
    expect(byVin.rows).toEqual([{ ...row, label: expect.stringContaining(vehicle.cells.make) }])
    expect((await found(owner, driver.cells.name, 'ACME')).rows).toContainEqual(
      expect.objectContaining({ rowId: driver.rowId, label: driver.cells.name }),
    )
    const byLicense = await found(owner, driver.cells.licence, 'ACME')
    expect(byLicense.rows.map(({ rowId }) => rowId)).not.toContain(driver.rowId)
    expect(await found(await server.signIn('yard@acme.test'), vehicle.cells.vin, 'ACME')).toMatchObject({ rows: [] })
  })

  test('applications are found by name, where the user may read them', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { body } = await owner.get('/api/accounts/ACME/apps')
    const { id, application } = body[0]
    const one = { id, name: application.name }
    expect((await found(owner, application.name, 'ACME')).applications).toContainEqual(one)
    const elsewhere = await found(await server.signIn('yard@acme.test'), application.name, 'ACME')
    expect(elsewhere.applications).toEqual([])
  })

  test('are claims for those who may read claims, by number and claimant but not by the injury', async () => {
    const claimsOf = async (username: string, text: string) =>
      (await found(await server.signIn(username), text, 'ACME')).claims.map(({ claimNumber }) => claimNumber)
    expect(await claimsOf('owner@acme.test', 'wc-4471')).toEqual(['WC-4471'])
    expect(await claimsOf('manager@harbor.test', 'luis ortega')).toEqual(['WC-4471'])
    expect(await claimsOf('viewer@acme.test', 'luis ortega')).toEqual([])
    expect(await claimsOf('claims@harbor.test', 'strain')).toEqual([])
    expect(await claimsOf('owner@ridge.test', 'wc-4471')).toEqual([])
  })

  test('of no account are found where none is given', async () => {
    const owner = await server.signIn('owner@acme.test')
    await addTask(owner, 'ACME', 'Acme keeps this to itself')
    const findings = await found(owner, 'acme')
    expect(findings).toMatchObject(empty)
    expect(codes(findings)).toEqual(['ACME'])
  })

  test('of a foreign account are never found, nor is it told from one that does not exist', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const owner = await server.signIn('owner@acme.test')
    const secret = 'Whistle for the quiet valve'
    await addTask(owner, 'ACME', secret)
    await addTask(await server.signIn('owner@ridge.test'), 'RIDGE', secret)
    expect((await found(advisor, secret, 'ACME')).tasks).toHaveLength(1)
    for (const account of ['RIDGE', 'NO-SUCH', '*', 'acme', "' or true --"])
      expect(await found(advisor, secret, account)).toEqual(nothing)
    expect(await found(await server.signIn('owner@ridge.test'), secret, 'ACME')).toEqual(nothing)
    expect(await found(await server.signIn('nobody@portico.test'), secret, 'ACME')).toEqual(nothing)
  })

  test('wildcards are letters like any other', async () => {
    const owner = await server.signIn('owner@acme.test')
    await addTask(owner, 'ACME', 'Raise the limit by 15%% or_so')
    expect((await found(owner, '%%', 'ACME')).tasks).toHaveLength(1)
    expect((await found(owner, '__', 'ACME')).tasks).toEqual([])
  })
})

describe('what is refused', () => {
  test.each(['', '?text=', '?text=a', '?text=%20a%20', `?text=${'x'.repeat(101)}`, '?text=ab%00'])(
    'a text that is missing, too short, too long or broken: %s',
    async (query) => {
      const { status, body } = await (await server.signIn('owner@acme.test')).get(`/api/search${query}`)
      expect(status).toBe(422)
      expect(Object.keys(body.fields)).toEqual(['text'])
    },
  )
})
