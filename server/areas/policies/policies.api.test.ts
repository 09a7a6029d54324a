import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { Policy, PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/policies'
const draft = { policyType: 'CRIME', effectiveDate: '2024-03-01', expirationDate: '2025-03-01' }
const aNumber = () => `CR-${crypto.randomUUID()}`

async function aPolicy(client: TestClient, fields: Record<string, unknown> = {}): Promise<string> {
  const { status, body } = await client.post(path, { ...draft, policyNumber: aNumber(), ...fields })
  expect(status).toBe(201)
  return (body as { id: string }).id
}

const listed = async (client: TestClient, query = ''): Promise<Policy[]> => (await client.get(path + query)).body

/** How often those who look at the account were told that its policies changed. */
const policyChanges = async (): Promise<number> => {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql`select 1 from events where account_code = 'ACME' and type = 'change'
      and payload ->> 'changed' = 'policies'`.execute(tx.db),
  )
  return rows.length
}

describe('the list', () => {
  test('holds five years of policies, the newest terms first, one of them canceled, one only in the agency system', async () => {
    const policies = await listed(await server.signIn('owner@acme.test'))
    const effective = policies.map(({ effectiveDate }) => effectiveDate)
    expect(effective).toEqual(effective.toSorted().toReversed())
    expect(new Set(effective.map((date) => date.slice(0, 4))).size).toBeGreaterThanOrEqual(5)
    expect(policies.filter(({ status }) => status === 'CANCELED')).toHaveLength(1)
    expect(policies.some(({ id }) => id === null)).toBe(true)
    expect(policies.find(({ policyType, status }) => policyType === 'UMBRELLA' && status === 'IN_FORCE')).toMatchObject(
      {
        premium: 2_280_000,
        billType: 'DIRECT',
        fileState: 'NONE',
        layer: {
          kind: 'EXCESS',
          attachment: 100_000_000,
          limit: 500_000_000,
          over: ['GENERAL_LIABILITY', 'AUTO', 'WORKERS_COMP'],
        },
      },
    )
  })

  test('is read in parts without losing or repeating one', async () => {
    const owner = await server.signIn('owner@acme.test')
    const whole = await listed(owner)
    const parts: Policy[] = []
    for (let offset = 0; offset < whole.length; offset += 7)
      parts.push(...(await listed(owner, `?limit=7&offset=${offset}`)))
    expect(parts).toEqual(whole)
  })

  test.each(['limit=0', 'limit=201', 'offset=-1'])('refuses %s with the field named', async (query) => {
    const { status, body } = await (await server.signIn('owner@acme.test')).get(`${path}?${query}`)
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual([query.split('=')[0]])
  })
})

describe('one policy', () => {
  test('has its coverages and, the newest first, its endorsements', async () => {
    const owner = await server.signIn('owner@acme.test')
    const running = (await listed(owner)).find(
      ({ policyType, status }) => policyType === 'GENERAL_LIABILITY' && status === 'IN_FORCE',
    )!
    const { status, body } = await owner.get(`${path}/${running.id}`)
    const detail = body as PolicyDetail
    expect(status).toBe(200)
    expect(detail).toMatchObject(running)
    expect(detail.coverages[0]).toEqual({
      name: 'Each occurrence',
      limit: 100_000_000,
      deductible: 500_000,
      isRetention: false,
      note: '',
    })
    expect(detail.endorsements.map(({ number }) => number)).toEqual(['003', '002', '001'])
  })

  test('of the agency system is found by number and effective date, whatever signs its number holds', async () => {
    const owner = await server.signIn('owner@acme.test')
    const external = (await listed(owner)).filter(({ id }) => id === null)
    const odd = external.find(({ policyNumber }) => policyNumber.startsWith('MSW/9027 P9'))!
    for (const { policyNumber, effectiveDate } of [odd, ...external]) {
      const query = new URLSearchParams({ policyNumber, effectiveDate }).toString()
      const { status, body } = await owner.get(`${path}/external?${query}`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id: null, policyNumber, effectiveDate })
    }
  })

  test('that there is not, or that is another account’s, is not found', async () => {
    const owner = await server.signIn('owner@acme.test')
    const foreign = (await (await server.signIn('owner@ridge.test')).get('/api/accounts/RIDGE/policies')).body[0]
    const own = (await listed(owner)).find(({ id }) => id !== null)!
    const asExternal = new URLSearchParams({ policyNumber: own.policyNumber, effectiveDate: own.effectiveDate })
    for (const end of [foreign.id, crypto.randomUUID(), 'x', `external?${asExternal.toString()}`])
      expect((await owner.get(`${path}/${end}`)).status).toBe(404)
  })
})

describe('adding a policy', () => {
  test('answers its id and leaves an audit row; a file that was announced is wanted', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const policyNumber = aNumber()
    const id = await aPolicy(advisor, { policyNumber, premium: 120_050, billType: 'AGENCY', expectsFile: true })
    const { body } = await advisor.get(`${path}/${id}`)
    expect(body).toMatchObject({ policyNumber, status: 'EXPIRED', premium: 120_050, fileState: 'WANTED', layer: null })
    expect(await auditOf(server, 'policy', id)).toMatchObject([{ action: 'policy.create', after: { policyNumber } }])
  })

  test('refuses a term that overlaps one of the same number and type, and takes the next', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const policyNumber = aNumber()
    await aPolicy(advisor, { policyNumber })
    const overlapping = {
      ...draft,
      policyNumber: policyNumber.toLowerCase(),
      effectiveDate: '2025-02-28',
      expirationDate: '2026-02-28',
    }
    const { status, body } = await advisor.post(path, overlapping)
    expect(status).toBe(422)
    expect(body.fields).toEqual({ policyNumber: policyMessages.overlap('03/01/2024', '03/01/2025') })
    await aPolicy(advisor, { policyNumber, effectiveDate: '2025-03-01', expirationDate: '2026-03-01' })
    await aPolicy(advisor, { ...overlapping, policyType: 'BONDS' })
  })

  test('of two alike at once adds only one', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const policyNumber = aNumber()
    const answers = await Promise.all([1, 2, 3].map(() => advisor.post(path, { ...draft, policyNumber })))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 422, 422])
  })

  test('names every field that is wrong', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const { status, body } = await advisor.post(path, { policyNumber: '', policyType: '', effectiveDate: 'soon' })
    expect(status).toBe(422)
    expect(Object.keys(body.fields).toSorted()).toEqual([
      'effectiveDate',
      'expirationDate',
      'policyNumber',
      'policyType',
    ])
  })
})

describe('the named insureds and locations to choose from', () => {
  test('are those of the schedules, the account first, for its brokerage alone', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const { status, body } = await advisor.get(`${path}/insured-choices`)
    expect(status).toBe(200)
    expect(body.namedInsureds[0]).toBe('Acme Builders Group, Inc.')
    expect(new Set(body.namedInsureds).size).toBe(body.namedInsureds.length)
    expect(body.insuredLocations[0]).toMatch(/, [A-Z]{2} \d{5}/)
    expect((await (await server.signIn('owner@acme.test')).get(`${path}/insured-choices`)).status).toBe(403)
    expect((await (await server.signIn('advisor@summit.test')).get(`${path}/insured-choices`)).status).toBe(404)
  })
})

describe('changing a policy', () => {
  const fields = (change: Record<string, unknown> = {}) => ({
    ...draft,
    policyNumber: aNumber(),
    carrier: 'Tidewater Surety',
    name: null,
    isProject: false,
    premium: null,
    billType: null,
    version: 1,
    ...change,
  })
  const change = (client: TestClient, id: string | null, body: Record<string, unknown>) =>
    client.put(`${path}/${id}`, body)

  test('saves every field, leaves an audit row of both versions, and tells those who look', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const id = await aPolicy(advisor)
    const before = (await advisor.get(`${path}/${id}`)).body
    const told = await policyChanges()
    const { version: _version, ...said } = fields({
      policyType: 'BONDS',
      name: 'Fidelity',
      effectiveDate: '2024-04-01',
      expirationDate: '2029-04-01',
      isProject: true,
      premium: 120_050,
      taxes: 6_000,
      fees: 2_500,
      billType: 'DIRECT',
      paymentPlan: 'QUARTERLY',
      namedInsureds: ['Acme Builders Group, Inc.', 'Acme Leasing LLC'],
      insuredLocations: ['1 Pier, Portland, OR 97201'],
    })
    const { status, body } = await change(advisor, id, { ...said, version: 1 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ ...said, version: 2 })
    expect((await advisor.get(`${path}/${id}`)).body).toEqual(body)
    expect((await auditOf(server, 'policy', id)).at(-1)).toMatchObject({
      action: 'policy.update',
      before: { policyNumber: before.policyNumber, version: 1 },
      after: { policyNumber: said.policyNumber, version: 2 },
    })
    expect(await policyChanges()).toBe(told + 1)
  })

  test('from an old version is refused with the policy as it stands', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const id = await aPolicy(advisor)
    const theirs = fields({ carrier: 'Theirs' })
    await change(advisor, id, theirs)
    const late = await change(advisor, id, fields({ carrier: 'Mine' }))
    expect(late.status).toBe(409)
    expect(late.body.current).toMatchObject({ ...theirs, version: 2 })
    const both = await Promise.all(['one', 'other'].map((name) => change(advisor, id, { ...theirs, name, version: 2 })))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })

  test('onto the term of another of the same number and type is refused; its own term is no hindrance', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const policyNumber = aNumber()
    await aPolicy(advisor, { policyNumber })
    const next = { policyNumber, effectiveDate: '2025-03-01', expirationDate: '2026-03-01' }
    const id = await aPolicy(advisor, next)
    const { status, body } = await change(advisor, id, fields({ ...next, effectiveDate: '2025-02-28' }))
    expect(status).toBe(422)
    expect(body.fields).toEqual({ policyNumber: policyMessages.overlap('03/01/2024', '03/01/2025') })
    expect((await change(advisor, id, fields({ ...next, expirationDate: '2026-06-01' }))).status).toBe(200)
  })

  test('asks the same of its fields as adding one', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const id = await aPolicy(advisor)
    const { status, body } = await change(advisor, id, fields({ policyNumber: ' ', expirationDate: '2030-01-01' }))
    expect(status).toBe(422)
    expect(body.fields).toMatchObject({ policyNumber: policyMessages.numberRequired })
    const long = await change(advisor, id, fields({ expirationDate: '2030-01-01' }))
    expect(long.body.fields).toEqual({ expirationDate: policyMessages.termTooLong })
  })

  test('that there is not, or that is kept elsewhere, is not found', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const foreign = (await (await server.signIn('owner@ridge.test')).get('/api/accounts/RIDGE/policies')).body[0].id
    for (const id of [foreign, crypto.randomUUID(), 'x', null])
      expect((await change(advisor, id, fields())).status).toBe(404)
  })

  test('is not the insured’s', async () => {
    const id = await aPolicy(await server.signIn('advisor@harbor.test'))
    const { status, body } = await change(await server.signIn('owner@acme.test'), id, fields())
    expect({ status, message: body.message }).toEqual({ status: 403, message: policyMessages.onlyStaff })
  })
})

describe('deleting policies', () => {
  test('answers the remaining list, and the audit keeps what each of them was', async () => {
    const manager = await server.signIn('manager@harbor.test')
    const ids = [await aPolicy(manager), await aPolicy(manager)]
    const before = await listed(manager)
    const { status, body } = await manager.post(`${path}/delete`, { ids })
    expect(status).toBe(200)
    expect(body).toEqual(before.filter(({ id }) => !ids.includes(id ?? '')))
    expect(await listed(manager)).toEqual(body)
    for (const id of ids)
      expect((await auditOf(server, 'policy', id)).at(-1)).toMatchObject({
        action: 'policy.delete',
        actor: 'manager@harbor.test',
        before: before.find((policy) => policy.id === id),
      })
  })

  test('of which one is unknown, or another account’s, deletes none', async () => {
    const manager = await server.signIn('manager@harbor.test')
    const id = await aPolicy(manager)
    const foreign = (await (await server.signIn('owner@ridge.test')).get('/api/accounts/RIDGE/policies')).body[0].id
    for (const unknown of [crypto.randomUUID(), 'x', foreign]) {
      const { status, body } = await manager.post(`${path}/delete`, { ids: [id, unknown] })
      expect({ status, message: body.message }).toEqual({ status: 422, message: policyMessages.deleteUnknown })
    }
    expect((await manager.get(`${path}/${id}`)).status).toBe(200)
  })
})

test.each(['owner@acme.test', 'user@acme.test', 'viewer@acme.test'])(
  '%s reads policies and changes none',
  async (user) => {
    const insured = await server.signIn(user)
    const id = (await listed(insured)).find((policy) => policy.id !== null)!.id
    const error = user.startsWith('viewer') ? messages.readOnly : policyMessages.onlyStaff
    for (const [end, body] of [
      ['', { ...draft, policyNumber: aNumber() }],
      ['/delete', { ids: [id] }],
    ] as const) {
      const answer = await insured.post(path + end, body)
      expect({ status: answer.status, message: answer.body.message }).toEqual({ status: 403, message: error })
    }
    expect((await insured.get(`${path}/${id}`)).status).toBe(200)
  },
)

describe('the file of a policy', () => {
  const form = (name: string, content: string) => ({
    headers: { 'content-type': 'multipart/form-data; boundary=cut' },
    body: `--cut\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n${content}\r\n--cut--\r\n`,
  })
  const pdf = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'
  const send = (client: TestClient, id: string, name: string, content: string) => {
    const { body, headers } = form(name, content)
    return client.post(`${path}/${id}`, body, { headers })
  }

  test('is missing after a failed second step, can be sent again, and stands among the policy’s documents', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const id = await aPolicy(advisor, { policyNumber: `CR/${crypto.randomUUID()}`, expectsFile: true })
    expect((await send(advisor, id, 'policy.pdf', 'no pdf at all')).status).toBe(422)
    expect((await advisor.get(`${path}/${id}`)).body).toMatchObject({ fileState: 'FAILED', documents: [] })
    const { status, body } = await send(advisor, id, 'policy.pdf', pdf)
    expect(status).toBe(200)
    expect(body).toMatchObject({ fileState: 'STORED', documents: [{ name: 'policy.pdf', bytes: pdf.length }] })
    const owner = await server.signIn('owner@acme.test')
    expect((await owner.get(`${path}/${id}`)).body).toEqual(body)
    expect((await auditOf(server, 'policy', id)).map(({ action, actor }) => [action, actor])).toEqual(
      ['policy.create', 'policy.fail-file', 'policy.file'].map((action) => [action, 'advisor@harbor.test']),
    )
  })

  test('is refused from the insured, and for a policy that there is not', async () => {
    const advisor = await server.signIn('advisor@harbor.test')
    const id = await aPolicy(advisor)
    expect((await send(await server.signIn('owner@acme.test'), id, 'policy.pdf', pdf)).status).toBe(403)
    expect((await send(advisor, crypto.randomUUID(), 'policy.pdf', pdf)).status).toBe(404)
    expect((await advisor.get(`${path}/${id}`)).body).toMatchObject({ fileState: 'NONE', documents: [] })
  })
})
