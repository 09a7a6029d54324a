import type { CarrierNaic } from '@portico/contract/areas/carriers/carrier-naic.shapes.ts'
import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type {
  Certificate,
  CertificateOptions,
  CertificatePolicy,
} from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { beforeAll, expect, test } from 'vitest'
import { auditOf, notificationsOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { aPdf, sendWhole } from '../documents/test/sample-files.ts'

const server = useTestServer()
const account = '/api/accounts/ACME'
const path = `${account}/certificates`
const today = server.today()
let owner: TestClient
let manager: TestClient
let options: CertificateOptions
let gl: CertificatePolicy
let workers: CertificatePolicy
let holderId: string

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  manager = await server.signIn('manager@harbor.test')
  const { body } = await owner.post(`${account}/certificate-holders`, {
    name: 'Summit General Contractors LLC',
    attention: 'Risk Management',
    street: '88 Harbor Avenue',
    city: 'Columbus',
    state: 'OH',
    zip: '43215',
    interest: 'CERTIFICATE',
  })
  holderId = body.id
  options = (await owner.get(`${account}/certificate-options`)).body
  gl = policyOf('GENERAL_LIABILITY')
  workers = policyOf('WORKERS_COMP')
})

const policyOf = (type: string): CertificatePolicy => options.policies.find(({ policyType }) => policyType === type)!

const request = (more: object = {}) => ({
  holderId,
  project: 'Pier 9',
  neededBy: addDays(today, 10),
  policyIds: [gl.id, workers.id],
  endorsements: [],
  limits: [],
  operations: 'Interior drywall at 88 Harbor Avenue',
  ...more,
})

async function drafted(more: object = {}, client = owner): Promise<Certificate> {
  const { status, body } = await client.post(path, request(more))
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}

const send = (client: TestClient, { id, version }: Certificate, step: string, more: object = {}) =>
  client.post(`${path}/${id}/${step}`, { version, ...more })

/** Adds forms to the general liability policy, as staff do once the carrier has issued them. */
async function withForms(forms: readonly object[]): Promise<void> {
  const policy = `${account}/policies/${gl.id}`
  const { body } = await manager.get(policy)
  const { coverages, exclusions, layer, version } = body
  const sheet = { coverages, exclusions, layer, version, forms }
  expect((await manager.put(`${policy}/coverages`, sheet)).status).toBe(200)
}

test('an owner issues what the policies support, at once and without the brokerage', async () => {
  const draft = await drafted({ limits: [{ policyId: gl.id, coverage: 'Each occurrence', amount: 1_000_000_00 }] })
  expect(draft.findings.map(({ verdict }) => verdict)).toEqual(['SUPPORTED', 'SUPPORTED', 'SUPPORTED'])
  const { status, body } = await send(owner, draft, 'issue')
  expect(status).toBe(200)
  const issued = body as Certificate
  expect(issued).toMatchObject({ status: 'ISSUED', revision: 0, issuedOn: today })
  expect(issued.contents).toMatchObject({
    holder: { name: 'Summit General Contractors LLC' },
    insurers: [{ letter: 'A', name: gl.carrier }, { letter: 'B' }],
    endorsements: [],
  })
  expect(issued.contents!.lines[0]).toMatchObject({
    policyNumber: gl.policyNumber,
    hasAdditionalInsured: false,
    basis: ['Occurrence', 'Aggregate applies per project'],
  })
  expect((await auditOf(server, 'certificate', issued.id)).map(({ action }) => action)).toEqual([
    'certificate.start',
    'certificate.issue',
  ])
  const listed = await manager.get(path)
  expect(listed.body.certificates.map(({ id }: Certificate) => id)).toContain(issued.id)
  const file = await owner.get(`${path}/${issued.id}/file`)
  expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
})

const ongoing = { number: 'CG 20 10', edition: '04 13', title: 'Scheduled: Summit General Contractors LLC' }
const named = (name: string) => ({ isBlanket: false, parties: [{ name, location: '' }] })

test('an endorsement that no policy has is requested, and issued once the policy shows it', async () => {
  const draft = await drafted({ endorsements: [{ policyId: gl.id, kind: 'AI_ONGOING' }] })
  expect(draft.findings.at(-1)).toMatchObject({ verdict: 'NEEDS_ENDORSEMENT', form: 'CG 20 10' })
  const refused = await send(owner, draft, 'issue')
  expect(refused.status).toBe(422)
  expect(refused.body.message).toContain('Additional insured, ongoing operations')
  const submitted: Certificate = (await send(owner, draft, 'submit')).body
  expect(submitted).toMatchObject({ status: 'SUBMITTED' })
  expect(submitted.expectedOn! > today).toBe(true)
  expect((await send(owner, submitted, 'review', { move: 'APPROVE' })).status).toBe(403)
  const reviewing: Certificate = (
    await send(manager, submitted, 'review', { move: 'REVIEW', expectedOn: addDays(today, 4) })
  ).body
  expect(reviewing).toMatchObject({ status: 'IN_REVIEW', expectedOn: addDays(today, 4) })
  expect((await send(manager, reviewing, 'review', { move: 'APPROVE' })).status).toBe(422)
  await withForms([{ ...ongoing, schedule: named('Someone Else Inc') }])
  expect((await send(manager, reviewing, 'review', { move: 'APPROVE' })).status).toBe(422)
  await withForms([{ ...ongoing, schedule: named('Summit General Contractors LLC') }])
  const approved = await send(manager, reviewing, 'review', { move: 'APPROVE' })
  expect(approved.status).toBe(200)
  expect(approved.body).toMatchObject({ status: 'ISSUED' })
  expect(approved.body.contents.lines[0].hasAdditionalInsured).toBe(true)
  expect(approved.body.contents.endorsements).toEqual([
    { policyNumber: gl.policyNumber, label: 'Additional insured, ongoing operations', form: 'CG 20 10 04 13' },
  ])
  await withForms([])
})

test('staff reject a request with a reason that the insured reads', async () => {
  const draft = await drafted({ endorsements: [{ policyId: workers.id, kind: 'WAIVER' }] })
  const submitted: Certificate = (await send(owner, draft, 'submit')).body
  expect((await send(manager, submitted, 'review', { move: 'REJECT' })).body.fields).toEqual({
    reason: certificateMessages.reasonNeeded,
  })
  const reason = 'The carrier does not waive subrogation on this risk.'
  expect((await send(manager, submitted, 'review', { move: 'REJECT', reason })).status).toBe(200)
  const seen: Certificate = (await owner.get(`${path}/${draft.id}`)).body
  expect([seen.status, seen.reason]).toEqual(['REJECTED', reason])
  expect((await send(manager, seen, 'review', { move: 'APPROVE' })).body.fields.move).toContain('rejected')
})

test('what no policy can provide is neither issued nor requested, and is explained', async () => {
  const draft = await drafted({ endorsements: [{ policyId: workers.id, kind: 'AI_DESIGNATED' }] })
  expect(draft.findings.at(-1)).toMatchObject({ verdict: 'NOT_AVAILABLE' })
  expect(draft.findings.at(-1)!.tell).not.toBe('')
  for (const step of ['issue', 'submit'])
    expect((await send(owner, draft, step)).body.message).toBe(certificateMessages.notAvailable)
})

test.each([
  [{ neededBy: addDays(today, -1) }, 'neededBy'],
  [{ policyIds: [] }, 'policyIds'],
  [{ policyIds: ['00000000-0000-7000-8000-000000000000'] }, 'policyIds'],
  [{ operations: 'All risks covered' }, 'operations'],
  [{ operations: 'The owner is an additional insured' }, 'operations'],
])('refuses to issue %j with the field named', async (more, field) => {
  const draft = await drafted(more)
  const { status, body } = await send(owner, draft, 'issue')
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
})

test('keeps how urgent a request is and the contract that requires it, which must be a document of the account', async () => {
  const file = { name: `Contract ${crypto.randomUUID()}.pdf`, bytes: aPdf }
  const { body: contract } = await sendWhole(owner, `${account}/documents?type=CONTRACT`, file)
  const endorsements = [{ policyId: workers.id, kind: 'WAIVER' }]
  const draft = await drafted({ urgency: 'ON_SITE', contractId: contract.id, endorsements })
  expect(draft).toMatchObject({ urgency: 'ON_SITE', contract: { id: contract.id, name: file.name } })
  const submitted: Certificate = (await send(owner, draft, 'submit')).body
  const { body: list } = await manager.get(path)
  expect(list.certificates.find(({ id }: Certificate) => id === submitted.id)).toMatchObject({ urgency: 'ON_SITE' })
  const note = `Already on site, ${submitted.number}, requested by ${submitted.requestedBy}`
  expect(await notificationsOf(server, note)).not.toEqual([])
  const unknown = await owner.post(path, request({ contractId: crypto.randomUUID() }))
  expect([unknown.status, unknown.body.fields]).toEqual([422, { contractId: certificateMessages.unknownContract }])
})

test('refuses an additional insured its certificate without the endorsement', async () => {
  const { body: holder } = await owner.post(`${account}/certificate-holders`, {
    name: `Insured ${crypto.randomUUID()} LLC`,
    street: '9 Pier Road',
    city: 'Columbus',
    state: 'OH',
    zip: '43215',
    interest: 'ADDITIONAL_INSURED',
  })
  const bare = await send(owner, await drafted({ holderId: holder.id }), 'issue')
  expect([bare.status, bare.body.fields]).toEqual([422, { endorsements: certificateMessages.insuredWithoutForm }])
  const endorsements = [{ policyId: gl.id, kind: 'AI_ONGOING' }]
  const draft = await drafted({ holderId: holder.id, endorsements })
  expect((await send(owner, draft, 'issue')).status).toBe(422)
  expect((await send(owner, draft, 'submit')).body.status).toBe('SUBMITTED')
})

test('refuses an expired policy', async () => {
  const { body: policies } = await owner.get(`${account}/policies?term=all`)
  const expired = policies.find(({ status, id }: { status: string; id: string | null }) => status === 'EXPIRED' && id)
  const draft = await drafted({ policyIds: [expired.id] })
  expect(draft.findings[0]).toMatchObject({ verdict: 'NOT_AVAILABLE', why: certificateMessages.notInForce })
  expect((await send(owner, draft, 'issue')).body.fields).toEqual({ policyIds: certificateMessages.notInForce })
})

test('a revision replaces the certificate before it, and both stay readable', async () => {
  const first: Certificate = (await send(owner, await drafted(), 'issue')).body
  const next = await drafted({ revises: first.id, project: 'Pier 10' })
  expect([next.number, next.revision]).toEqual([first.number, 1])
  const second: Certificate = (await send(owner, next, 'issue')).body
  expect(second.revisions.map(({ revision, status }) => [revision, status])).toEqual([
    [1, 'ISSUED'],
    [0, 'SUPERSEDED'],
  ])
  const before: Certificate = (await owner.get(`${path}/${first.id}`)).body
  expect([before.status, before.contents!.project]).toEqual(['SUPERSEDED', 'Pier 9'])
  const late = await owner.post(path, request({ revises: first.id }))
  expect(late.body.fields).toEqual({ revises: certificateMessages.onlyIssued })
})

test('a draft is its author’s own; it is saved, refused when stale, and discarded', async () => {
  const draft = await drafted()
  expect((await manager.get(`${path}/${draft.id}`)).status).toBe(404)
  const edit = { ...request({ project: 'Pier 11' }), version: draft.version }
  const saved = await owner.put(`${path}/${draft.id}`, edit)
  expect([saved.status, saved.body.project]).toEqual([200, 'Pier 11'])
  const stale = await owner.put(`${path}/${draft.id}`, { ...edit, project: 'Pier 12' })
  expect([stale.status, stale.body.current.project]).toEqual([409, 'Pier 11'])
  expect((await owner.get(`${path}/${draft.id}/file`)).status).toBe(422)
  expect((await owner.delete(`${path}/${draft.id}?version=${saved.body.version}`)).status).toBe(204)
  expect((await owner.get(`${path}/${draft.id}`)).status).toBe(404)
})

test('viewers read certificates, and other accounts do not', async () => {
  const issued: Certificate = (await send(owner, await drafted(), 'issue')).body
  const viewer = await server.signIn('viewer@acme.test')
  expect((await viewer.get(`${path}/${issued.id}`)).body).toMatchObject({ mayChange: false, mayReview: false })
  expect((await viewer.post(path, request())).status).toBe(403)
  const stranger = await server.signIn('owner@ridge.test')
  expect((await stranger.get(`/api/accounts/RIDGE/certificates/${issued.id}`)).status).toBe(404)
  expect((await stranger.post('/api/accounts/RIDGE/certificates', request())).body.fields).toEqual({
    holderId: certificateMessages.chooseHolder,
  })
})

test('a certificate states the NAIC number that staff entered for the carrier', async () => {
  const { naicNumbers } = (await manager.get(path)).body
  const { naic } = naicNumbers.find((each: CarrierNaic) => each.carrier.toLowerCase() === gl.carrier.toLowerCase())
  const issued: Certificate = (await send(owner, await drafted(), 'issue')).body
  expect(issued.contents!.insurers[0]).toMatchObject({ name: gl.carrier, naic })
})
