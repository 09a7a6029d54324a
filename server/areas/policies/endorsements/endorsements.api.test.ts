import { endorsementMessages } from '@portico/contract/areas/policies/endorsement.messages.ts'
import { externalMessages } from '@portico/contract/areas/policies/external.messages.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { anAccount, aPerson } from '../../people/test/people.builders.ts'

const server = useTestServer()
let account = ''
let staff: TestClient
let insured: TestClient

beforeAll(async () => {
  account = await anAccount(server)
  staff = await server.signIn('advisor@harbor.test')
  insured = await (await aPerson(server, { account, role: 'ADMIN' })).signIn()
})

const policies = () => `/api/accounts/${account}/policies`
const draft = {
  number: '001',
  effectiveDate: '2024-06-01',
  description: 'Added 2024 Ford F-350',
  premiumChange: 141_200,
}

async function aPolicy(change: Record<string, unknown> = {}): Promise<string> {
  const policy = { policyNumber: `BA-${crypto.randomUUID()}`, policyType: 'AUTO', ...change }
  const term = { effectiveDate: '2024-03-01', expirationDate: '2025-03-01' }
  const { status, body } = await staff.post(policies(), { ...policy, ...term })
  expect(status).toBe(201)
  return body.id
}

const add = (client: TestClient, policyId: string, change: Record<string, unknown> = {}) =>
  client.post(`${policies()}/${policyId}/endorsements`, { ...draft, ...change })

describe('the endorsements of a policy', () => {
  test('are added, changed, and deleted by the brokerage, each with an audit row', async () => {
    const policyId = await aPolicy()
    const added = await add(staff, policyId)
    expect(added.status).toBe(201)
    expect(added.body.endorsements).toMatchObject([{ ...draft, version: 1 }])
    const { id } = added.body.endorsements[0]
    const at = `${policies()}/${policyId}/endorsements/${id}`
    const changed = await staff.put(at, { ...draft, premiumChange: -86_800, version: 1 })
    expect(changed.body.endorsements).toMatchObject([{ id, premiumChange: -86_800, version: 2 }])
    const late = await staff.put(at, { ...draft, version: 1 })
    expect([late.status, late.body.current.version]).toEqual([409, 2])
    expect((await insured.get(`${policies()}/${policyId}`)).body.endorsements).toEqual(changed.body.endorsements)
    const deleted = await staff.delete(`${at}?version=2`)
    expect([deleted.status, deleted.body.endorsements]).toEqual([200, []])
    expect((await auditOf(server, 'policy-endorsement', id)).map(({ action }) => action)).toEqual([
      'policy-endorsement.create',
      'policy-endorsement.update',
      'policy-endorsement.delete',
    ])
  })

  test('are the brokerage’s of the account alone, and of their own policy', async () => {
    const policyId = await aPolicy()
    const { id } = (await add(staff, policyId)).body.endorsements[0]
    expect((await add(insured, policyId, { number: '002' })).status).toBe(403)
    expect((await add(await server.signIn('advisor@summit.test'), policyId)).status).toBe(404)
    expect((await add(staff, crypto.randomUUID())).status).toBe(404)
    const elsewhere = `${policies()}/${await aPolicy()}/endorsements/${id}`
    expect((await staff.put(elsewhere, { ...draft, version: 1 })).status).toBe(404)
    expect((await staff.delete(elsewhere)).status).toBe(404)
  })

  test.each([
    [{ effectiveDate: '2025-03-02' }, 'effectiveDate', endorsementMessages.outsideTerm('03/01/2024', '03/01/2025')],
    [{ description: ' ' }, 'description', endorsementMessages.textRequired],
    [{ number: '' }, 'number', endorsementMessages.numberRequired],
  ])('with %j are refused at %s', async (change, field, message) => {
    const { status, body } = await add(staff, await aPolicy(), change)
    expect([status, body.fields]).toEqual([422, { [field]: message }])
  })

  test('have each number once', async () => {
    const policyId = await aPolicy()
    await add(staff, policyId, { number: 'a1' })
    const { status, body } = await add(staff, policyId, { number: 'A1' })
    expect([status, body.fields]).toEqual([422, { number: endorsementMessages.twice }])
  })
})

describe('a policy of the agency management system', () => {
  test('is added without an id for its readers, and has one once the portal keeps it', async () => {
    const policyNumber = `EX/${crypto.randomUUID()}`
    await aPolicy({ policyNumber, isExternal: true })
    const key = { policyNumber, effectiveDate: '2024-03-01' }
    const external = await insured.get(`${policies()}/external?${new URLSearchParams(key).toString()}`)
    expect(external.body).toMatchObject({ id: null, policyNumber })
    const keep = `${policies()}/external/keep`
    expect((await insured.post(keep, key)).status).toBe(403)
    expect((await (await server.signIn('advisor@summit.test')).post(keep, key)).status).toBe(404)
    const { status, body } = await staff.post(keep, key)
    expect(status).toBe(200)
    expect((await insured.get(`${policies()}/${body.id}`)).body).toEqual(body)
    expect((await staff.post(keep, key)).status).toBe(404)
    expect((await auditOf(server, 'policy', body.id)).map(({ action }) => action)).toEqual([
      'policy.create',
      'policy.keep',
    ])
  })

  test('has no file here', async () => {
    const policy = { policyNumber: 'EX-1', policyType: 'AUTO', isExternal: true, expectsFile: true }
    const term = { effectiveDate: '2024-03-01', expirationDate: '2025-03-01' }
    const { status, body } = await staff.post(policies(), { ...policy, ...term })
    expect([status, body.fields]).toEqual([422, { isExternal: externalMessages.externalFile }])
  })
})
