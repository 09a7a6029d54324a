import { evidenceMessages } from '@portico/contract/areas/id-cards/evidence/evidence.messages.ts'
import type { EvidencePage } from '@portico/contract/areas/id-cards/evidence/evidence.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { pdfText } from '../../../platform/pdf/test/pdf-text.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/property-evidence'
let owner: TestClient
let viewer: TestClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  viewer = await server.signIn('viewer@acme.test')
})

const page = async (client = owner): Promise<EvidencePage> => (await client.get(path)).body

async function draft() {
  const { policies, interests } = await page()
  const policy = policies[0]!
  const location = policy.locations.find(({ error }) => error === null)!
  const { asset: _asset, ...holder } = interests.find(({ name }) => name.startsWith('First Lakeshore'))!
  return { policyId: policy.id, locationId: location.id, holder, limits: location.limits }
}

test('issues evidence prefilled from the policy in force and keeps it as it was issued', async () => {
  const asked = await draft()
  const { status, body } = await owner.post(path, asked)
  expect([status, body.fields]).toEqual([201, undefined])
  const { issued } = await page(viewer)
  expect(issued[0]).toMatchObject({ id: body.id, number: body.number, holder: asked.holder.name })
  const file = await viewer.get(`${path}/${body.id}`)
  const text = await pdfText(file.bytes)
  for (const part of [
    'Evidence of Property Insurance',
    'Ridgeway Property',
    'First Lakeshore Bank',
    'Loan 00-448120-7',
    '$12,400,000',
    'Special form',
    'Ordinance or law, coverage B',
    `${body.number}, issued `,
    'Daniel Okafor',
  ])
    expect(text).toContain(part)
  // The brokerage signs, not the client who issued it.
  expect(text).not.toContain('Elena Castillo')
})

test('refuses limits above the policy’s and a holder without a name or an address, naming each field', async () => {
  const asked = await draft()
  const above = { ...asked.limits, building: 1_240_000_001 }
  const holder = { ...asked.holder, name: ' ', address: '' }
  const { status, body } = await owner.post(path, { ...asked, limits: above, holder })
  expect(status).toBe(422)
  expect(body.fields).toEqual({
    'holder.name': evidenceMessages.nameNeeded,
    'holder.address': evidenceMessages.addressNeeded,
    'limits.building': evidenceMessages.aboveLimit('$12,400,000'),
  })
})

test('refuses a location that the policy does not list', async () => {
  const asked = await draft()
  const list = (places: readonly string[]) =>
    server.running.platform.database.write({ account: 'ACME' }, (tx) =>
      sql`update policies set insured_locations = ${places}::text[] where account_code = 'ACME'
        and id = ${asked.policyId}`.execute(tx.db),
    )
  await list(['1 Elsewhere Road, Reno, NV 89501'])
  const refused = await owner.post(path, asked)
  expect([refused.status, refused.body.fields]).toEqual([422, { locationId: evidenceMessages.notOnPolicy }])
  await list([])
})

test('refuses an unknown policy, viewers, and strangers', async () => {
  const asked = await draft()
  const gone = await owner.post(path, { ...asked, policyId: crypto.randomUUID() })
  expect([gone.status, gone.body.fields]).toEqual([422, { policyId: evidenceMessages.noPolicy }])
  expect((await viewer.post(path, asked)).status).toBe(403)
  const stranger = await server.signIn('owner@ridge.test')
  expect((await stranger.get(path)).status).toBe(404)
  expect((await owner.get(`${path}/${crypto.randomUUID()}`)).status).toBe(404)
})
