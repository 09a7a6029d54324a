import { coverageMessages } from '@portico/contract/areas/policies/coverages/coverage.messages.ts'
import type { CoverageSummary } from '@portico/contract/areas/policies/coverage-summary.shapes.ts'
import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { lineTowers } from '@portico/contract/areas/policies/tower.rules.ts'
import { describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'

const server = useTestServer()
const account = '/api/accounts/PROSPER'
const path = `${account}/policies`
const million = 1_000_000_00

/** A policy of a term that runs today; the line is free for the test that names it. */
async function aPolicy(client: TestClient, policyType: string, yearsBack = 0): Promise<string> {
  const year = server.running.platform.now().getUTCFullYear() - yearsBack
  const { status, body } = await client.post(path, {
    policyType,
    policyNumber: crypto.randomUUID(),
    carrier: 'Granite Mutual',
    effectiveDate: `${year}-01-01`,
    expirationDate: `${year + 1}-01-01`,
  })
  expect(status).toBe(201)
  return (body as { id: string }).id
}

const coverage = (name: string, limit: number | null, more: object = {}) => ({
  name,
  limit,
  deductible: null,
  isRetention: false,
  note: '',
  ...more,
})
const sheet = (more: object = {}) => ({ coverages: [], forms: [], exclusions: [], layer: null, ...more })
const advisor = () => server.signIn('advisor@harbor.test')
const save = (client: TestClient, id: string, body: object) => client.put(`${path}/${id}/coverages`, body)

describe('coverages that are entered by hand', () => {
  test('are on the policy, in the summary, and in the tower, for the insured too', async () => {
    const staff = await advisor()
    const [primary, umbrella] = [await aPolicy(staff, 'PRODUCT_LIABILITY'), await aPolicy(staff, 'UMBRELLA')]
    const coverages = [
      coverage('Each occurrence', million, { deductible: 5_000_00 }),
      coverage('Aggregate', 2 * million),
    ]
    const schedule = { isBlanket: false, parties: [{ name: 'Summit GC LLC', location: 'Pier 9' }] }
    const forms = [{ number: 'CG 00 37', edition: '04 13', title: 'Products Liability Coverage Form', schedule }]
    const { status, body } = await save(staff, primary, {
      ...sheet({ coverages, forms, exclusions: ['Asbestos'] }),
      layer: { kind: 'PRIMARY', attachment: 0, limit: million, over: [] },
      version: 1,
    })
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { coverages, forms, exclusions: ['Asbestos'], version: 2 },
    })
    const over = { kind: 'EXCESS', attachment: million, limit: 5 * million, over: ['PRODUCT_LIABILITY'] }
    expect((await save(staff, umbrella, { ...sheet(), layer: over, version: 1 })).status).toBe(200)

    const insured = await server.signIn('prospect@prosper.test')
    const { lines } = (await insured.get(`${account}/coverage-summary`)).body as CoverageSummary
    expect(lines.find(({ policy }) => policy.id === primary)).toMatchObject({
      coverages,
      forms: ['CG 00 37 (04 13) Products Liability Coverage Form. Schedule: Summit GC LLC, Pier 9'],
      exclusions: ['Asbestos'],
    })
    const policies = (await insured.get(`${path}?term=current`)).body as Policy[]
    const tower = lineTowers(policies).find(({ line }) => line === 'PRODUCT_LIABILITY')
    expect(tower?.levels.map((level) => [level.kind, level.from, level.to])).toEqual([
      ['layer', 0, million],
      ['layer', million, 6 * million],
    ])
    expect((await auditOf(server, 'policy', primary)).at(-1)).toMatchObject({
      action: 'policy.cover',
      before: { coverages: [], version: 1 },
      after: { coverages, version: 2 },
    })
  })

  test('replace those that were there, and a save from an old version is refused', async () => {
    const staff = await advisor()
    const id = await aPolicy(staff, 'CRIME')
    const theirs = sheet({ coverages: [coverage('Employee theft', million)] })
    await save(staff, id, { ...theirs, version: 1 })
    const late = await save(staff, id, { ...sheet(), version: 1 })
    expect(late.status).toBe(409)
    expect(late.body.current).toMatchObject({ coverages: theirs.coverages, version: 2 })
    const mine = [coverage('Forgery or alteration', 25_000_00)]
    expect((await save(staff, id, { ...sheet({ coverages: mine }), version: 2 })).body.coverages).toEqual(mine)
  })

  test('name the row that is wrong', async () => {
    const staff = await advisor()
    const id = await aPolicy(staff, 'BONDS')
    const { status, body } = await save(staff, id, {
      ...sheet({ coverages: [coverage('Bond amount', 1), coverage('bond  amount', -1)] }),
      layer: { kind: 'EXCESS', attachment: 0, limit: 1, over: ['AUTO'] },
      version: 1,
    })
    expect(status).toBe(422)
    expect(body.fields).toMatchObject({
      'coverages.1.limit': 'must not be a negative number',
      'layer.attachment': coverageMessages.excessAttachment,
    })
  })

  test('are saved by brokerage staff only, on a policy of the account', async () => {
    const staff = await advisor()
    const id = await aPolicy(staff, 'FIDUCIARY')
    const body = { ...sheet(), version: 1 }
    const refused = await save(await server.signIn('prospect@prosper.test'), id, body)
    expect({ status: refused.status, message: refused.body.message }).toEqual({
      status: 403,
      message: policyMessages.onlyStaff,
    })
    const foreign = (await (await server.signIn('owner@acme.test')).get('/api/accounts/ACME/policies')).body[0].id
    for (const unknown of [foreign, crypto.randomUUID(), 'x'])
      expect((await save(staff, unknown, body)).status).toBe(404)
  })
})

describe('the coverages of the year before', () => {
  const priorOf = async (client: TestClient, id: string) =>
    (await client.get(`${path}/${id}/prior-coverages`)).body.prior

  test('are those of the latest earlier policy of the line that has any', async () => {
    const staff = await advisor()
    const id = await aPolicy(staff, 'CYBER')
    expect(await priorOf(staff, id)).toBeNull()
    const old = await aPolicy(staff, 'CYBER', 2)
    await aPolicy(staff, 'CYBER', 1)
    await save(staff, await aPolicy(staff, 'POLLUTION', 1), {
      ...sheet({ coverages: [coverage('Aggregate', 1)] }),
      version: 1,
    })
    const said = sheet({ coverages: [coverage('Aggregate', million)], exclusions: ['War'] })
    await save(staff, old, { ...said, version: 1 })
    expect(await priorOf(staff, id)).toMatchObject({ ...said, carrier: 'Granite Mutual' })
    expect(await priorOf(staff, old)).toBeNull()
  })

  test('of an unknown policy are not found', async () => {
    expect((await (await advisor()).get(`${path}/${crypto.randomUUID()}/prior-coverages`)).status).toBe(404)
  })
})
