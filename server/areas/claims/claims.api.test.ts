import { acknowledgmentOf } from '@portico/contract/areas/claims/claim-deadlines.ts'
import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Claim, ClaimList } from '@portico/contract/areas/claims/claim.shapes.ts'
import { dueOf } from '@portico/contract/areas/claims/deadline-time.rules.ts'
import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import { stateChoices } from '@portico/contract/areas/schedules/values/us-states.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { pdfText } from '../../platform/pdf/test/pdf-text.ts'
import { aPdf } from '../documents/test/sample-files.ts'
import { reportedCollision } from './test/claim-client.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/claims'
const today = server.today()
let owner: TestClient
let user: TestClient
let claims: TestClient
let manager: TestClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  user = await server.signIn('user@acme.test')
  claims = await server.signIn('claims@harbor.test')
  manager = await server.signIn('manager@harbor.test')
})

const fall = {
  lossOn: addDays(today, -3),
  location: '400 Dock Street',
  state: 'NY',
  what: 'Fell from a ladder. SSN 123-45-6789 on the form.',
  claimant: 'Sam Ortiz',
  knownOn: addDays(today, -3),
  employeeClass: 'Carpentry',
  cause: 'Fall or slip',
  bodyPart: 'Knee',
  nature: 'Fracture',
  treatment: 'HOSPITAL',
  contactName: 'Elena Castillo',
  contactPhone: '(555) 010-0100',
}

async function drafted(client: TestClient, answers: Record<string, string> = fall, type = 'WORK_COMP'): Promise<Claim> {
  const { body: begun, status } = await client.post(path, { type })
  expect(status).toBe(201)
  const saved = await client.put(`${path}/${begun.id}`, { type, policyId: null, answers, triage: null, version: 1 })
  expect([saved.status, saved.body.fields]).toEqual([200, undefined])
  return saved.body
}

async function reported(client: TestClient, answers?: Record<string, string>, type?: string): Promise<Claim> {
  const { id, version } = await drafted(client, answers, type)
  const { status, body } = await client.post(`${path}/${id}/report`, { version })
  expect([status, body.fields]).toEqual([200, undefined])
  return body
}

const read = async (client: TestClient, id: string): Promise<Claim> => (await client.get(`${path}/${id}`)).body

test('masks Social Security numbers before anything is stored', async () => {
  const { id, answers } = await drafted(user)
  expect(answers['what']).toBe('Fell from a ladder. SSN ***-**-**** on the form.')
  const entries = await auditOf(server, 'claim', id)
  expect(JSON.stringify(entries)).not.toContain('6789')
})

test('keeps a draft to its author and the insured’s Admin', async () => {
  const { id } = await drafted(user)
  expect((await manager.get(`${path}/${id}`)).status).toBe(404)
  expect((await read(owner, id)).answers['bodyPart']).toBe('Knee')
  const { body }: { body: ClaimList } = await claims.get(path)
  expect(body.claims.map((claim) => claim.id)).not.toContain(id)
})

test('shows medical facts to the Claims role and the insured’s Admin only, and deadlines that follow from them', async () => {
  const { id, hidesMedical } = await reported(user)
  expect(hidesMedical).toBe(true)
  for (const seen of await Promise.all([owner, claims].map((client) => read(client, id)))) {
    expect([seen.answers['bodyPart'], seen.bodyPart, seen.hidesMedical]).toEqual(['Knee', 'Knee', false])
    expect(seen.deadlines.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['OSHA_INPATIENT', 'OSHA_LOG', 'EMPLOYER_REPORT']),
    )
  }
  const viewer = await server.signIn('viewer@acme.test')
  const others = [user, manager, viewer]
  for (const seen of await Promise.all(others.map((client) => read(client, id)))) {
    expect([seen.answers['bodyPart'], seen.bodyPart, seen.hidesMedical]).toEqual([undefined, null, true])
    const yearly = ['SUMMARY_POST', 'SUMMARY_SUBMIT', 'SUMMARY_REMOVE']
    const own = ['EMPLOYER_REPORT', 'POLICY_NOTICE']
    expect(seen.deadlines.map(({ kind }) => kind)).toEqual([...own, ...yearly])
  }
  for (const { body } of await Promise.all(others.map((client) => client.get(path))))
    expect((body as ClaimList).claims.find((claim) => claim.id === id)).toMatchObject({ bodyPart: null, nature: null })
  expect((await read(viewer, id)).claimant).toBe('')
  const trail = JSON.stringify(await auditOf(server, 'claim', id))
  expect(trail).not.toMatch(/Knee|Fracture|HOSPITAL/)
})

test('counts the employer’s first report by the rule of the state', async () => {
  const { deadlines } = await reported(owner)
  expect(deadlines.find(({ kind }) => kind === 'EMPLOYER_REPORT')?.dueOn).toBe(addDays(fall.knownOn, 10))
  const { deadlines: elsewhere } = await reported(owner, { ...fall, state: 'OH' })
  expect(elsewhere.find(({ kind }) => kind === 'EMPLOYER_REPORT')?.dueOn).toBe(addDays(fall.knownOn, 7))
  const { deadlines: byMonth } = await reported(owner, { ...fall, state: 'IL' })
  const illinois = byMonth.find(({ kind }) => kind === 'EMPLOYER_REPORT')
  expect(illinois?.dueOn).toBe(dueOf(fall.knownOn, { amount: 25, unit: 'MONTH_DAY' }))
  expect(illinois?.source).toContain('820 ILCS 305/6(b)')
})

test('waits for the carrier’s acknowledgment where the line has one: not of workers compensation, unless the brokerage says so', async () => {
  const acknowledgment = ({ deadlines }: Claim) => deadlines.find(({ kind }) => kind === 'ACKNOWLEDGMENT')
  expect(acknowledgment(await reportedCollision(owner, fall.lossOn))?.source).toContain('11 NYCRR 216.4')
  expect(acknowledgment(await reported(owner))).toBeUndefined()
  const admin = await server.signIn('broker-admin@harbor.test')
  const rule = { level: 'BROKERAGE', kind: 'ACKNOWLEDGMENT', state: 'NY', line: 'WORKERS_COMP', unit: 'CALENDAR' }
  const own = { ...rule, amount: 9, fromOn: today, source: 'Service agreement' }
  expect((await admin.post('/api/brokerages/HARBOR/claim-deadline-rules', own)).status).toBe(201)
  expect(acknowledgment(await reported(owner))).toMatchObject({ dueOn: addDays(today, 9), source: own.source })
  expect(acknowledgment(await reported(owner, { ...fall, state: 'NJ' }))).toBeUndefined()
})

test('says for every state by when the carrier acknowledges a claim, or why there is no day', async () => {
  const collision = await reportedCollision(owner, fall.lossOn)
  const { rules } = (await owner.get(path)).body as ClaimList
  const found = stateChoices.map(({ value: state }) => {
    const claim = { type: 'AUTO', policy: null, answers: { state }, reportedOn: collision.reportedOn } as const
    return acknowledgmentOf(claim, rules)!
  })
  expect(found.filter(({ source }) => source.includes('SAMPLE') || source.length < 10)).toEqual([])
  expect(found.filter(({ dueOn }) => dueOn !== null).length).toBeGreaterThanOrEqual(30)
  const idaho = stateChoices.findIndex(({ value }) => value === 'ID')
  expect(found[idaho]).toMatchObject({ dueOn: null, source: expect.stringContaining('No rule on file') })
  const { undated } = await reported(owner, { ...fall, state: 'OH' })
  expect(undated).toContainEqual(expect.objectContaining({ kind: 'ACKNOWLEDGMENT' }))
  expect(collision.undated.map(({ kind }) => kind)).not.toContain('ACKNOWLEDGMENT')
})

test('refuses a report without when, where, and who, and one of the future', async () => {
  const { id, version } = await drafted(owner, { ...fall, lossOn: addDays(today, 5), claimant: '', location: '' })
  const { status, body } = await owner.post(`${path}/${id}/report`, { version })
  expect([status, body.fields]).toEqual([
    422,
    { lossOn: claimMessages.future, location: claimMessages.required, claimant: claimMessages.required },
  ])
  const unknown = (await owner.post(path, { type: 'UNKNOWN' })).body as Claim
  const refused = await owner.post(`${path}/${unknown.id}/report`, { version: 1 })
  expect([refused.status, refused.body.fields]).toEqual([422, { type: claimMessages.chooseType }])
})

test('accepts a loss outside every policy term as notice, and says so', async () => {
  const { status, isOutsideTerm, line } = await reported(owner, {
    ...fall,
    lossOn: '1999-05-05',
    knownOn: '1999-05-05',
  })
  expect([status, isOutsideTerm, line]).toEqual(['REPORTED', true, null])
  const inForce = await reported(owner, { ...fall, lossOn: addDays(today, -1), knownOn: addDays(today, -1) })
  expect([inForce.isOutsideTerm, inForce.line]).toEqual([false, 'WORKERS_COMP'])
})

test('shows possible duplicates by date and claimant before a report is sent', async () => {
  const first = await reported(owner, { ...fall, claimant: 'Nora Pike' })
  const second = await drafted(user, { ...fall, claimant: 'nora pike', lossOn: addDays(today, -9) })
  expect(second.duplicates.map(({ id }) => id)).toContain(first.id)
})

test('lets the brokerage move a claim through its states, and notifies the insured', async () => {
  const { id, version } = await reported(owner)
  const step = (move: string, at: number, note = '') => claims.post(`${path}/${id}/steps`, { move, note, version: at })
  expect((await owner.post(`${path}/${id}/steps`, { move: 'OPEN', version })).status).toBe(403)
  expect((await step('REOPEN', version, 'Why')).status).toBe(422)
  expect((await step('ACKNOWLEDGE', version)).body).toMatchObject({ status: 'ACKNOWLEDGED' })
  expect((await step('OPEN', version)).status).toBe(409)
  expect((await step('DENY', version + 1)).body.fields).toEqual({ note: claimMessages.noteNeeded })
  const { body } = await step('INCIDENT_ONLY', version + 1)
  expect(body).toMatchObject({ status: 'CLOSED', outcome: 'INCIDENT_ONLY', isIncidentOnly: true })
  const entry = (body as Claim).entries.find(({ text }) => text === 'Claim marked incident only')
  expect(entry).toMatchObject({
    kind: 'STATUS',
    notified: expect.arrayContaining(['Elena Castillo']),
  })
  expect((await step('REOPEN', version + 2, 'A demand came')).body).toMatchObject({ status: 'REOPENED', outcome: null })
})

test('keeps internal notes inside the brokerage', async () => {
  const { id } = await reported(owner)
  const note = (client: TestClient, isInternal: boolean) =>
    client.post(`${path}/${id}/notes`, { text: 'Check coverage. SSN: 987654321', isInternal })
  expect((await owner.post(`${path}/${id}/notes`, { text: 'x', isInternal: true })).status).toBe(403)
  await note(claims, true)
  await note(claims, false)
  const notes = async (client: TestClient) =>
    (await read(client, id)).entries.filter(({ kind }) => kind === 'NOTE').map(({ text }) => text)
  expect(await notes(owner)).toEqual(['Check coverage. SSN: ***-**-****'])
  expect(await notes(claims)).toHaveLength(2)
})

test('emails the notice to the carrier, and keeps it for those who may read medical facts', async () => {
  const { id, version } = await reported(owner)
  const listed = { carrier: 'Timberline Employers', naic: '90202', address: 'PO Box 300\nSalem, OR 97308' }
  expect((await manager.post('/api/brokerages/HARBOR/carrier-naic-numbers', listed)).status).toBe(201)
  const details = { claimNumber: 'WC-77', adjuster: 'Kim Vo', adjusterEmail: '', adjusterPhone: '' }
  expect((await claims.put(`${path}/${id}/details`, { ...details, version })).body).toMatchObject(details)
  expect((await owner.post(`${path}/${id}/notices`, { to: 'claims@carrier.test' })).status).toBe(403)
  const { status, body } = await claims.post(`${path}/${id}/notices`, { to: 'claims@carrier.test' })
  expect(status).toBe(200)
  const [notice] = (body as Claim).notices
  expect(notice).toMatchObject({ to: 'claims@carrier.test', mayDownload: true })
  const file = `${path}/${id}/notices/${notice!.id}`
  const kept = await owner.get(file)
  expect(kept.status).toBe(200)
  expect(await pdfText(kept.bytes)).toContain('Claims department\nPO Box 300\nSalem, OR 97308')
  expect((await user.get(file)).status).toBe(403)
  expect((await (await server.signIn('owner@ridge.test')).get(file)).status).toBe(404)
})

test('offers the seven usual types with "I don\'t know" first, and answers to pick from', async () => {
  const { body } = await owner.get('/api/accounts/ACME/claim-options')
  expect(body.types).toEqual(['UNKNOWN', 'AUTO', 'PROPERTY', 'EQUIPMENT', 'GENERAL_LIABILITY', 'WORK_COMP', 'NO_FAULT'])
  expect(body.lists.vehicles.length).toBeGreaterThan(0)
  expect(body.lists.locations.length).toBeGreaterThan(0)
})

test('marks a deadline as met, without naming what would tell of an injury', async () => {
  const { id, version } = await reported(owner)
  const mark = (client: TestClient, kind: string, at: number, isDone = true) =>
    client.put(`${path}/${id}/deadlines/${kind}`, { isDone, version: at })
  expect((await mark(manager, 'OSHA_INPATIENT', version)).status).toBe(404)
  const { body } = await mark(claims, 'OSHA_INPATIENT', version)
  const found = (claim: Claim) => claim.deadlines.find(({ kind }) => kind === 'OSHA_INPATIENT')
  expect(found(body)?.doneOn).toBe(today)
  expect((await read(manager, id)).entries.map(({ text }) => text)).toContain('Deadline: done')
  expect(found((await mark(owner, 'OSHA_INPATIENT', version + 1, false)).body)?.doneOn).toBeNull()
})

test('counts notice to the carrier by the rule of the policy, which needs no state and no other line', async () => {
  const admin = await server.signIn('broker-admin@harbor.test')
  const rules = '/api/brokerages/HARBOR/claim-deadline-rules'
  const { policyNumber } = await reported(owner)
  const rule = { level: 'BROKERAGE', kind: 'POLICY_NOTICE', state: 'US', policyNumber, amount: 4, unit: 'CALENDAR' }
  const provision = { ...rule, countedFrom: 'LOSS', fromOn: '2020-01-01', source: 'Conditions, section E.2' }
  const refused = await admin.post(rules, { ...provision, kind: 'SUIT', line: 'AUTO' })
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    {
      line: claimMessages.sameForAllLines,
      policyNumber: claimMessages.onlyNoticeOfPolicy,
      countedFrom: claimMessages.countedAsUsual,
    },
  ])
  expect((await admin.post(rules, provision)).status).toBe(201)
  expect((await admin.post(rules, provision)).body.fields).toEqual({ fromOn: claimMessages.ruleTwice })
  const { id, version, deadlines } = await reported(owner)
  const notice = { kind: 'POLICY_NOTICE', dueOn: addDays(fall.lossOn, 4), source: provision.source, doneOn: null }
  expect(deadlines).toContainEqual(expect.objectContaining(notice))
  const mark = (kind: string) => claims.put(`${path}/${id}/deadlines/${kind}`, { isDone: true, version })
  const accident = await reportedCollision(owner, fall.lossOn)
  const done = { isDone: true, version: accident.version }
  const ofCarrier = await claims.put(`${path}/${accident.id}/deadlines/ACKNOWLEDGMENT`, done)
  expect([ofCarrier.status, ofCarrier.body.message]).toEqual([403, claimMessages.notMarked])
  expect((await mark('POLICY_NOTICE')).body.deadlines).toContainEqual({
    ...deadlines.find(({ kind }) => kind === 'POLICY_NOTICE'),
    doneOn: today,
  })
})

test('notifies claims staff of a report, and the insured where the brokerage reports', async () => {
  const names = async (client: TestClient) =>
    (await reported(client)).entries.find(({ text }) => text === claimMessages.reported)?.notified
  expect(await names(user)).toContain('Marcus Bell')
  expect(await names(manager)).toEqual(expect.arrayContaining(['Marcus Bell', 'Elena Castillo']))
})

test('shows the claim types that the flag names', async () => {
  const admin = await server.signIn('admin@portico.test')
  const flag = { featureFlag: 'CLAIM_TYPES_TO_SHOW', value: ['CYBER', 'EPLI'], source: 'ACCOUNT' }
  expect((await admin.post('/admin/features/account/RIDGE', flag)).status).toBe(200)
  const ridge = await server.signIn('owner@ridge.test')
  expect((await ridge.get('/api/accounts/RIDGE/claim-options')).body.types).toEqual(['CYBER', 'EPLI'])
})

test('discards a draft but no reported claim', async () => {
  const draft = await drafted(user)
  expect((await user.delete(`${path}/${draft.id}?version=${draft.version}`)).status).toBe(204)
  expect((await user.get(`${path}/${draft.id}`)).status).toBe(404)
  const claim = await reported(user)
  expect((await user.delete(`${path}/${claim.id}?version=${claim.version}`)).status).toBe(422)
})

test('keeps the policies that claims were reported on', async () => {
  const { policyId } = await reported(owner)
  const { status, body } = await manager.post('/api/accounts/ACME/policies/delete', { ids: [policyId] })
  expect([status, body.message]).toEqual([422, policyMessages.hasClaims])
})

test('takes documents that were uploaded, and refuses what is no upload', async () => {
  const claim = await reported(owner)
  const uploads = '/api/accounts/ACME/uploads'
  const { body: upload } = await user.post(uploads, { name: 'site.pdf', bytes: aPdf.length })
  const octets = { headers: { 'content-type': 'application/octet-stream' } }
  expect((await user.put(`${uploads}/${upload.id}?offset=0`, aPdf, octets)).status).toBe(200)
  const files = `${path}/${claim.id}/files`
  const { status, body } = await user.post(files, { uploadId: upload.id })
  expect([status, body.fields]).toEqual([200, undefined])
  // Of an injury: whoever adds it without the right to medical facts does not see it from then on.
  expect([body.files, (body as Claim).entries.filter(({ kind }) => kind === 'FILE')]).toEqual([[], []])
  const seen = await read(owner, claim.id)
  expect(seen.files).toMatchObject([{ name: 'site.pdf' }])
  expect(seen.entries).toContainEqual(expect.objectContaining({ kind: 'FILE', text: 'site.pdf' }))
  expect((await owner.post(files, { uploadId: crypto.randomUUID() })).status).not.toBe(200)
  expect((await auditOf(server, 'claim', claim.id)).map(({ action }) => action)).toContain('claim.file')
})

test('keeps a draft whose day of loss is not in the calendar, and refuses to report it', async () => {
  const draft = await drafted(owner, { ...fall, lossOn: '2026-02-31' })
  expect(draft.lossOn).toBeNull()
  const { status, body } = await owner.post(`${path}/${draft.id}/report`, { version: draft.version })
  expect([status, body.fields]).toEqual([422, { lossOn: claimMessages.day }])
})

test('takes a voice memo as browsers record it, and refuses other bytes under its name', async () => {
  const { id } = await drafted(user)
  const sent = async (bytes: Buffer) => {
    const { body: upload } = await user.post('/api/accounts/ACME/uploads', { name: 'Memo.weba', bytes: bytes.length })
    const octets = { headers: { 'content-type': 'application/octet-stream' } }
    await user.put(`/api/accounts/ACME/uploads/${upload.id}?offset=0`, bytes, octets)
    return user.post(`${path}/${id}/files`, { uploadId: upload.id })
  }
  const recorded = await sent(Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f, 0x42, 0x86, 0x81]))
  expect([recorded.status, recorded.body.files]).toMatchObject([200, [{ name: 'Memo.weba' }]])
  expect((await sent(Buffer.from('plain text'))).status).toBe(422)
})
