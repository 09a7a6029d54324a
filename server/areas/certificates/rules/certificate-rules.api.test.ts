import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { Certificate } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { account, addedHolder, issuedCertificate, policyInForce } from '../test/certificate-client.ts'

const server = useTestServer()
const rules = '/api/brokerages/HARBOR/certificate-rules'
const usual = { review: 'ENDORSEMENTS', representative: '' }
let owner: TestClient
let manager: TestClient
let admin: TestClient
let request: object

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  manager = await server.signIn('manager@harbor.test')
  admin = await server.signIn('broker-admin@harbor.test')
  const policy = await policyInForce(owner, 'GENERAL_LIABILITY')
  request = { holderId: await addedHolder(owner), policyIds: [policy.id] }
})

afterEach(async () => {
  await admin.put(rules, usual)
})

async function drafted(operations: string): Promise<Certificate> {
  const asked = { project: '', neededBy: null, endorsements: [], limits: [], operations, ...request }
  return (await owner.post(`${account}/certificates`, asked)).body
}

const send = (client: TestClient, { id, version }: Certificate, step: string, more: object = {}) =>
  client.post(`${account}/certificates/${id}/${step}`, { version, ...more })

test.each([
  ['ALL', '', certificateMessages.reviewedAll],
  ['OPERATIONS', 'Interior drywall', certificateMessages.reviewedOperations],
])('with the review rule %s the insured request a supported certificate, which staff issue', async (...given) => {
  const [review, operations, reason] = given
  expect((await admin.put(rules, { ...usual, review })).status).toBe(200)
  expect((await owner.get(`${account}/certificate-options`)).body.review).toBe(review)
  expect((await manager.get(`${account}/certificate-options`)).body.review).toBe('ENDORSEMENTS')
  const draft = await drafted(operations)
  const refused = await send(owner, draft, 'issue')
  expect([refused.status, refused.body.message]).toEqual([422, reason])
  const sent = await send(owner, draft, 'submit')
  expect(sent.body).toMatchObject({ status: 'SUBMITTED', expectedOn: null })
  const issued = await send(manager, sent.body, 'review', { move: 'APPROVE' })
  expect(issued.body).toMatchObject({ status: 'ISSUED' })
})

test('a review of descriptions leaves certificates without one to the insured', async () => {
  await admin.put(rules, { ...usual, review: 'OPERATIONS' })
  const draft = await drafted('')
  expect((await send(owner, draft, 'submit')).status).toBe(422)
  expect((await send(owner, draft, 'issue')).body).toMatchObject({ status: 'ISSUED' })
})

test('the authorized representative of the brokerage signs new certificates, and each change is in the audit', async () => {
  const before = await issuedCertificate(owner, request)
  const set = { ...usual, representative: 'Harriet Lane, CIC' }
  expect((await admin.put(rules, set)).body).toEqual(set)
  const after = await issuedCertificate(owner, request)
  expect(after.contents!.representative).toBe('Harriet Lane, CIC')
  expect(before.contents!.representative).not.toBe('Harriet Lane, CIC')
  const rows = await auditOf(server, 'brokerage', 'HARBOR')
  expect(rows.at(-1)).toMatchObject({ action: 'brokerage.certificate-rules', before: usual, after: set })
})

test('only admins of the brokerage set certificate rules, among those that exist', async () => {
  expect((await manager.put(rules, usual)).status).toBe(403)
  expect((await admin.put(rules, { ...usual, review: 'NONE' })).body.fields).toHaveProperty('review')
})
