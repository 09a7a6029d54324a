import type { Certificate } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import { certificateRenewalMessages } from '@portico/contract/areas/certificate-renewals/certificate-renewal.messages.ts'
import type {
  CertificateRenewal,
  CertificateRenewalList,
  RenewalItem,
} from '@portico/contract/areas/certificate-renewals/certificate-renewal.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { messagesTo } from '../../app/test/sent-messages.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { account, addedHolder, codeOf, issuedCertificate } from '../certificates/test/certificate-client.ts'
import { addedPolicy, termFrom } from '../certificates/test/added-policy.ts'
import { issueSlice } from './issue-slice.ts'
import { resumeStranded, takeStep } from './renewal-job.ts'

const server = useTestServer()
const path = `${account}/certificate-renewals`
const today = server.today()
const limit = { name: 'Each occurrence', limit: 100_000_000, deductible: null, isRetention: false, note: '' }
let owner: TestClient
let manager: TestClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  manager = await server.signIn('manager@harbor.test')
})

interface Made {
  /** The policy in force until it is replaced, and its certificates by holder address. */
  readonly before: string
  readonly certificates: ReadonlyMap<string, Certificate>
}

/** A pollution policy of last year that ends today, with certificates of it. */
async function lastYear(holders: number, more: object = {}): Promise<Made> {
  const policyNumber = `POL-${crypto.randomUUID().slice(0, 8)}`
  const policy = { policyType: 'POLLUTION', policyNumber, coverages: [limit], ...more }
  const before = await addedPolicy(manager, { ...policy, ...termFrom(addDays(today, -300)) })
  const certificates = new Map<string, Certificate>()
  for (let at = 0; at < holders; at += 1) {
    const email = `renewed-${crypto.randomUUID().slice(0, 8)}@pier.test`
    const group = at === 0 ? { groupName: 'Lenders' } : {}
    const holderId = await addedHolder(owner, { email, name: `Renewed ${at} ${policyNumber} LLC`, ...group })
    certificates.set(email, await issuedCertificate(owner, { holderId, policyIds: [before] }))
  }
  return { before, certificates }
}

/** Ends a policy today, and adds the one that replaces it. */
async function replaced(before: string, more: object = {}): Promise<string> {
  const { body } = await manager.get(`${account}/policies/${before}`)
  const { rows } = await server.running.platform.database.write({ account: 'ACME' }, (tx) =>
    sql`update policies set expiration_date = ${today}::date where account_code = 'ACME' and id = ${before} returning id`.execute(
      tx.db,
    ),
  )
  expect(rows).toHaveLength(1)
  const { policyType, policyNumber } = body
  return addedPolicy(manager, { policyType, policyNumber, coverages: [limit], ...termFrom(today), ...more })
}

const read = async (id: string): Promise<CertificateRenewal> => (await owner.get(`${path}/${id}`)).body
const stateOf = async (id: string) => (await read(id)).state
const itemsOf = async (id: string, query = ''): Promise<RenewalItem[]> =>
  (await owner.get(`${path}/${id}/items${query}`)).body.items
const move = (id: string, body: object) => owner.post(`${path}/${id}/moves`, body)

async function prepared(policyId: string): Promise<string> {
  const { status, body } = await owner.post(path, { policyIds: [policyId] })
  expect([status, body.fields]).toEqual([201, undefined])
  await expect.poll(() => stateOf(body.id), { timeout: 30_000 }).toBe('READY')
  return body.id
}

test('renews the certificates of a replaced policy: kept ones are issued and emailed once, dropped ones are not', async () => {
  const { before, certificates } = await lastYear(3)
  const policyId = await replaced(before)
  const list: CertificateRenewalList = (await owner.get(path)).body
  expect(list.policies.find(({ id }) => id === policyId)).toMatchObject({ certificates: 3 })
  const id = await prepared(policyId)
  expect((await owner.post(path, { policyIds: [policyId] })).body.message).toBe(certificateRenewalMessages.oneAtATime)
  expect((await read(id)).counts).toMatchObject({ all: 3, kept: 3, toIssue: 3, issued: 0 })
  const [lender] = await itemsOf(id, '?group=Lenders')
  expect(lender).toMatchObject({ verdict: 'SUPPORTED', isKept: true, state: 'WAITING' })
  expect(await itemsOf(id, '?search=renewed%201')).toHaveLength(1)
  const decided = await owner.post(`${path}/${id}/decisions`, { isKept: false, ids: [lender!.previousId] })
  expect([decided.status, decided.body.counts.kept]).toEqual([200, 2])
  expect((await move(id, { move: 'START', form: 'LINK' })).status).toBe(200)
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toBe('DONE')
  const { counts } = await read(id)
  expect(counts).toMatchObject({ issued: 2, emailed: 2, skipped: 0 })
  const [[dropped], [kept, last]] = [[...certificates.keys()], [...certificates.entries()][1]!]
  expect(await messagesTo(server, dropped!)).toEqual([])
  const mails = await messagesTo(server, kept)
  expect(mails).toHaveLength(1)
  expect(mails[0]!.link).toContain(codeOf(last).split('-')[0]!)
  const issued = (await itemsOf(id, '?state=SENT')).find(({ previousId }) => previousId === last.id)!
  const renewed: Certificate = (await owner.get(`${account}/certificates/${issued.certificateId}`)).body
  expect(renewed).toMatchObject({ status: 'ISSUED', revision: 1, number: last.number })
  expect(renewed.request.policyIds).toEqual([policyId])
  expect((await owner.get(`${account}/certificates/${last.id}`)).body.status).toBe('SUPERSEDED')
  const file = await owner.get(`${path}/${id}/file`)
  expect([file.status, file.headers['content-type']]).toMatchObject([200, expect.stringContaining('spreadsheet')])
  const over = await owner.post(`${path}/${id}/decisions`, { isKept: true, filter: {} })
  expect([over.status, over.body.message]).toEqual([422, certificateRenewalMessages.isOver])
})

test('shows before the start what cannot be issued as last year, and issues the rest', async () => {
  const forms = [{ number: 'CG 20 10', edition: '12 19', title: '', schedule: { isBlanket: true, parties: [] } }]
  const policyType = 'GENERAL_LIABILITY'
  const { before } = await lastYear(1, { policyType, forms })
  const holderId = await addedHolder(owner, { email: 'insured@pier.test' })
  const endorsements = [{ policyId: before, kind: 'AI_ONGOING' }]
  await issuedCertificate(owner, { holderId, policyIds: [before], endorsements })
  const high = await addedHolder(owner)
  const limits = [{ policyId: before, coverage: 'Each occurrence', amount: 100_000_000 }]
  await issuedCertificate(owner, { holderId: high, policyIds: [before], limits })
  const policyId = await replaced(before, { coverages: [{ ...limit, limit: 50_000_000 }] })
  const id = await prepared(policyId)
  const { counts } = await read(id)
  expect(counts).toMatchObject({ all: 3, toIssue: 1, needsEndorsement: 1, notAvailable: 1 })
  const [needs] = await itemsOf(id, '?verdict=NEEDS_ENDORSEMENT')
  expect(needs!.issues.join(' ')).toContain('CG 20 10')
  await move(id, { move: 'START', form: 'PDF' })
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toBe('DONE')
  expect((await read(id)).counts).toMatchObject({ issued: 1, emailed: 1 })
})

test('a renewal pauses, resumes and stops, and says so where it cannot', async () => {
  const { before } = await lastYear(1)
  const id = await prepared(await replaced(before))
  expect((await move(id, { move: 'PAUSE' })).status).toBe(422)
  await owner.post(`${path}/${id}/decisions`, { isKept: false, filter: {} })
  expect((await move(id, { move: 'START' })).body.message).toBe(certificateRenewalMessages.noneToSend)
  await owner.post(`${path}/${id}/decisions`, { isKept: true, filter: { kept: 'N' } })
  await server.running.platform.database.write({ account: 'ACME' }, (tx) =>
    sql`update certificate_renewals set state = 'RUNNING' where account_code = 'ACME' and id = ${id}`.execute(tx.db),
  )
  expect((await move(id, { move: 'PAUSE' })).body.state).toBe('PAUSED')
  expect((await move(id, { move: 'RESUME' })).body.state).toBe('RUNNING')
  await expect.poll(() => stateOf(id), { timeout: 30_000 }).toBe('DONE')
  const other = await lastYear(1)
  const second = await prepared(await replaced(other.before))
  expect((await move(second, { move: 'STOP' })).body.state).toBe('STOPPED')
  expect((await read(second)).counts).toMatchObject({ issued: 0 })
})

/** Sets a renewal to running without its job, so that a test takes its steps. */
async function running(id: string): Promise<number> {
  const { platform } = server.running
  const { rows } = await platform.database.write({ account: 'ACME' }, (tx) =>
    sql<{ step: number }>`update certificate_renewals set state = 'RUNNING', form = 'PDF', moved_at = ${platform.now()}
      where account_code = 'ACME' and id = ${id} returning step`.execute(tx.db),
  )
  return rows[0]!.step
}

test('goes on after a crash between issuing and sending, and sends nothing twice', async () => {
  const { before, certificates } = await lastYear(2)
  const id = await prepared(await replaced(before))
  const { platform } = server.running
  const at = { account: 'ACME', id }
  const step = await running(id)
  const broken = { ...platform, files: { ...platform.files, put: () => Promise.reject(new Error('The disk is full')) } }
  await expect(takeStep(broken as typeof platform, { ...at, step }, 'crash')).rejects.toThrow('The disk is full')
  expect((await read(id)).counts).toMatchObject({ issued: 2, emailed: 0 })
  server.clock.advance(180_000)
  await resumeStranded(platform)
  await Promise.all([1, 2].map((number) => takeStep(platform, { ...at, step }, `again ${number}`)))
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toBe('DONE')
  for (const email of certificates.keys()) expect(await messagesTo(server, email)).toHaveLength(1)
  expect((await read(id)).counts).toMatchObject({ issued: 2, emailed: 2 })
})

test('emails a certificate that another server issued while the others were printed', async () => {
  const { before, certificates } = await lastYear(2)
  const id = await prepared(await replaced(before))
  const { platform } = server.running
  const [late] = await itemsOf(id)
  await owner.post(`${path}/${id}/decisions`, { isKept: false, ids: [late!.previousId] })
  const job = { account: 'ACME', id, step: await running(id) }
  const put: typeof platform.files.put = async (...stored) => {
    await owner.post(`${path}/${id}/decisions`, { isKept: true, filter: {} })
    await issueSlice(platform, job, 'other')
    return platform.files.put(...stored)
  }
  const slow = new Proxy(platform.files, { get: (files, key) => (key === 'put' ? put : Reflect.get(files, key)) })
  await takeStep({ ...platform, files: slow }, job, 'one')
  await expect.poll(() => stateOf(id), { timeout: 60_000 }).toBe('DONE')
  expect((await read(id)).counts).toMatchObject({ issued: 2, emailed: 2, noEmail: 0 })
  for (const email of certificates.keys()) expect(await messagesTo(server, email)).toHaveLength(1)
})

test('only renewed policies are taken, and others see nothing', async () => {
  const refused = await owner.post(path, { policyIds: [crypto.randomUUID()] })
  expect([refused.status, refused.body.message]).toEqual([422, certificateRenewalMessages.notRenewed])
  expect((await owner.get(`${path}/${crypto.randomUUID()}`)).status).toBe(404)
  expect((await move(crypto.randomUUID(), { move: 'STOP' })).status).toBe(404)
})

test('is started by staff where the brokerage reviews all certificates', async () => {
  const { before } = await lastYear(1)
  const id = await prepared(await replaced(before))
  const rules = '/api/brokerages/HARBOR/certificate-rules'
  const admin = await server.signIn('broker-admin@harbor.test')
  await admin.put(rules, { review: 'ALL', representative: '' })
  const refused = await move(id, { move: 'START', form: 'LINK' })
  expect([refused.status, refused.body.message]).toEqual([422, certificateMessages.reviewedAll])
  expect((await manager.post(`${path}/${id}/moves`, { move: 'START', form: 'LINK' })).status).toBe(200)
  await admin.put(rules, { review: 'ENDORSEMENTS', representative: '' })
})
