import { subjectivityMessages } from '@portico/contract/areas/subjectivities/subjectivity.messages.ts'
import type { Subjectivities, Subjectivity } from '@portico/contract/areas/subjectivities/subjectivity.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf, notificationsOf } from '../../app/test/audit-trail.ts'
import { makeKindsOfUser } from '../../app/test/kinds-of-user.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { storeFlag } from '../features/test/stored-flags.ts'
import { aPdf, sendWhole } from '../documents/test/sample-files.ts'
import { sendSubjectivityReminders } from './send-reminders.ts'
import { aRenewal } from './test/a-renewal.ts'

const server = useTestServer()
const effectiveOn = server.today(70)
const draft = { line: 'GENERAL_LIABILITY', kind: 'BEFORE_BIND' }
let staff: TestClient
let owner: TestClient
let path: string
let cycleId: string

beforeAll(async () => {
  await makeKindsOfUser(server)
  staff = await server.signIn('manager@harbor.test')
  owner = await server.signIn('owner@acme.test')
  cycleId = await aRenewal(server, { effectiveOn, lines: ['GENERAL_LIABILITY', 'AUTO'] })
  path = `/api/accounts/ACME/renewals/${cycleId}/subjectivities`
})

const one = (id: string) => `/api/accounts/ACME/subjectivities/${id}`

async function added(more: object = {}): Promise<Subjectivity> {
  const text = `Signed application ${crypto.randomUUID()}`
  const { status, body } = await staff.post(path, { ...draft, text, ...more })
  expect([status, body.message]).toEqual([201, undefined])
  return (body as Subjectivities).items.find((item) => item.text === text)!
}

async function read(client: TestClient, id: string): Promise<Subjectivity> {
  return ((await client.get(path)).body as Subjectivities).items.find((item) => item.id === id)!
}

async function step(client: TestClient, id: string, move: string, note = '') {
  const { version } = await read(staff, id)
  return client.post(`${one(id)}/steps`, { move, note, version })
}

const evidence = (client: TestClient, id: string, purpose = 'EVIDENCE') =>
  sendWhole(client, `${one(id)}/files?purpose=${purpose}`, { name: `${crypto.randomUUID()}.pdf`, bytes: aPdf })

describe('from open to accepted', () => {
  test('the client sends evidence, the brokerage sends it back with its reason, then accepts it', async () => {
    const item = await added({ owner: 'owner@acme.test' })
    expect([item.dueOn, item.owner?.username, item.status]).toEqual([effectiveOn, 'owner@acme.test', 'OPEN'])
    expect(await notificationsOf(server, item.text)).toHaveLength(1)
    const empty = await step(owner, item.id, 'SUBMIT')
    expect([empty.status, empty.body.fields]).toEqual([422, { note: subjectivityMessages.nothingSent }])
    expect((await evidence(owner, item.id)).status).toBe(200)
    expect((await step(owner, item.id, 'SUBMIT', 'Signed on page 9')).status).toBe(200)
    expect(await read(staff, item.id)).toMatchObject({ status: 'SUBMITTED', note: 'Signed on page 9', files: [{}] })
    expect((await step(owner, item.id, 'ACCEPT')).status).toBe(403)
    expect((await step(staff, item.id, 'REJECT')).body.fields).toEqual({ note: subjectivityMessages.reasonRequired })
    await step(staff, item.id, 'REJECT', 'Page 9 is missing')
    expect(await read(owner, item.id)).toMatchObject({ status: 'OPEN', reason: 'Page 9 is missing' })
    await step(owner, item.id, 'SUBMIT', 'Now with page 9')
    await step(staff, item.id, 'ACCEPT')
    expect(await read(owner, item.id)).toMatchObject({ status: 'ACCEPTED', settled: { by: expect.any(String) } })
    const actions = (await auditOf(server, 'subjectivity', item.id)).map(({ action }) => action.split('.')[1])
    expect(actions).toEqual(['create', 'file', 'submit', 'reject', 'submit', 'accept'])
    const sealed = (await staff.get(`/api/accounts/ACME/renewals/${cycleId}/placement`)).body
    expect(JSON.stringify(sealed)).toContain(`Accepted: ${item.text}`)
    expect((await evidence(owner, item.id)).body.fields).toEqual({ file: subjectivityMessages.onlyWhileOpen })
  })

  test('it is waived only with the carrier’s confirmation, which the brokerage alone adds', async () => {
    const item = await added()
    expect((await step(staff, item.id, 'WAIVE')).body.fields).toEqual({ file: subjectivityMessages.letterMissing })
    expect((await evidence(owner, item.id, 'CARRIER')).body.message).toBe(subjectivityMessages.staffLetter)
    await evidence(staff, item.id, 'CARRIER')
    expect((await step(staff, item.id, 'WAIVE')).status).toBe(200)
    expect(await read(owner, item.id)).toMatchObject({ status: 'WAIVED', files: [{ purpose: 'CARRIER' }] })
    await step(staff, item.id, 'REOPEN', 'The carrier asks again')
    expect((await read(owner, item.id)).status).toBe('OPEN')
  })

  test('the account tells the insured and the brokerage what is left of its next renewal, and a carrier nothing', async () => {
    const soon = addDays(effectiveOn, -65)
    const next = await aRenewal(server, { effectiveOn: soon, lines: ['AUTO'] })
    const left = async (client: TestClient) => (await client.get('/api/accounts/ACME')).body.account.renewal
    expect(await left(owner)).toMatchObject({
      cycleId: next,
      effectiveOn: soon,
      stage: 'PROPOSAL',
      subjectivities: { open: 0, dueOn: null, submitted: 0 },
    })
    const asked = { line: 'AUTO', kind: 'BEFORE_BIND', text: 'Driver list', dueOn: addDays(soon, -3) }
    const { body } = await staff.post(path.replace(cycleId, next), asked)
    const [item] = (body as Subjectivities).items
    expect((await left(owner)).subjectivities).toEqual({ open: 1, dueOn: asked.dueOn, submitted: 0 })
    await owner.post(`${one(item!.id)}/steps`, { move: 'SUBMIT', note: 'By email', version: item!.version })
    expect((await left(staff)).subjectivities).toEqual({ open: 0, dueOn: null, submitted: 1 })
    expect((await left(await server.signIn('partner@carrier.test'))).subjectivities).toBeNull()
  })

  test('a step from what has moved on is refused with what it is now', async () => {
    const item = await added()
    await step(owner, item.id, 'SUBMIT', 'By mail')
    const late = await owner.post(`${one(item.id)}/steps`, { move: 'SUBMIT', note: 'Twice', version: item.version })
    expect([late.status, late.body.current.status]).toEqual([409, 'SUBMITTED'])
  })
})

describe('what staff keep', () => {
  test('is changed and deleted while it is open, and dated days after binding', async () => {
    const item = await added({ kind: 'AFTER_BIND', afterDays: 30 })
    expect(item.dueOn).toBe(addDays(effectiveOn, 30))
    const edit = { text: 'Inspection', kind: 'BEFORE_BIND', version: item.version }
    expect((await staff.put(one(item.id), edit)).status).toBe(200)
    expect((await staff.put(one(item.id), edit)).status).toBe(409)
    expect((await owner.put(one(item.id), { ...edit, version: 2 })).status).toBe(403)
    const { body } = await evidence(owner, item.id)
    const { files } = (body as Subjectivities).items.find(({ id }) => id === item.id)!
    expect((await owner.delete(`${one(item.id)}/files/${files[0]!.documentId}`)).status).toBe(200)
    expect((await owner.delete(one(item.id))).status).toBe(403)
    expect((await staff.delete(one(item.id))).status).toBe(200)
    expect(await read(staff, item.id)).toBeUndefined()
    const stored = await added()
    await step(owner, stored.id, 'SUBMIT', 'Done')
    expect((await staff.delete(one(stored.id))).status).toBe(422)
  })

  test.each([
    [{ line: 'CRIME', text: 'A form' }, { line: subjectivityMessages.unknownLine }],
    [{ ...draft, text: 'A form', owner: 'nobody@portico.test' }, { owner: subjectivityMessages.unknownOwner }],
    [{ ...draft, text: 'A form', owner: 'viewer@acme.test' }, { owner: subjectivityMessages.unknownOwner }],
    [{ ...draft, text: 'A form', quoteId: crypto.randomUUID() }, { quoteId: subjectivityMessages.unknownQuote }],
    [{ ...draft, text: ' ' }, { text: subjectivityMessages.textRequired }],
    [{ ...draft, text: 'A form', kind: 'AFTER_BIND' }, { afterDays: subjectivityMessages.afterDaysMissing }],
  ])('%j is refused', async (wrong, fields) => {
    const { status, body } = await staff.post(path, { kind: 'BEFORE_BIND', ...wrong })
    expect([status, body.fields]).toEqual([422, fields])
  })
})

test('the carrier’s people see nothing, viewers read, other accounts find nothing', async () => {
  expect((await (await server.signIn('partner@carrier.test')).get(path)).status).toBe(403)
  expect((await (await server.signIn('viewer@acme.test')).get(path)).body.maySubmit).toBe(false)
  const item = await added()
  expect((await (await server.signIn('owner@ridge.test')).get(path)).status).toBe(404)
  const elsewhere = one(item.id).replace('ACME', 'BAYSIDE')
  expect((await staff.post(`${elsewhere}/steps`, { move: 'ACCEPT', version: 1 })).status).toBe(404)
})

test('a quote that the client has not seen asks nothing of them', async () => {
  const quoteId = crypto.randomUUID()
  await server.running.platform.database.write('system', (tx) =>
    sql`insert into quotes (account_code, id, cycle_id, line, carrier, status, created_at)
      values ('ACME', ${quoteId}, ${cycleId}, 'GENERAL_LIABILITY', 'Granite Mutual', 'QUOTED', now())`.execute(tx.db),
  )
  const item = await added({ quoteId })
  expect(item.carrier).toBe('Granite Mutual')
  expect(await read(owner, item.id)).toBeUndefined()
})

test('people are reminded 7, 3 and 1 days before, once each', async () => {
  const today = server.today()
  const item = await added({ dueOn: addDays(today, 8), owner: 'owner@acme.test' })
  const settled = await added({ dueOn: addDays(today, 8) })
  await step(owner, settled.id, 'SUBMIT', 'Long done')
  for (let day = 0; day < 10; day += 1) {
    await Promise.all([1, 2].map((each) => sendSubjectivityReminders(server.running.platform, `job ${each}`)))
    server.clock.advance(86_400_000)
  }
  const told = (await notificationsOf(server, item.text)).map(({ payload }) => (payload as { message: string }).message)
  expect(told.slice(1)).toEqual([
    'Subjectivity due within 7 days',
    'Subjectivity due within 3 days',
    'Subjectivity due by tomorrow',
  ])
  const actions = (await auditOf(server, 'subjectivity', settled.id)).map(({ action }) => action)
  expect(actions).not.toContain('subjectivity.remind')
  owner = await server.signIn('owner@acme.test')
  staff = await server.signIn('manager@harbor.test')
  expect((await read(owner, item.id)).status).toBe('OVERDUE')
})

test('the section of the renewal says how far they have come', async () => {
  const id = await aRenewal(server, { account: 'BAYSIDE', effectiveOn: '2031-03-01', lines: ['PROPERTY'] })
  const bayside = `/api/accounts/BAYSIDE/renewals/${id}/subjectivities`
  for (const [kind, dueOn] of [
    ['BEFORE_BIND', '2031-02-01'],
    ['AT_BIND', '2031-03-01'],
  ])
    expect((await staff.post(bayside, { line: 'PROPERTY', kind, dueOn, text: `${kind} form` })).status).toBe(201)
  await storeFlag(server, 'BAYSIDE', 'RENEWAL_OPTIONS', ['SUBJECTIVITIES'])
  const { body } = await staff.get(`/api/accounts/BAYSIDE/renewals/${id}`)
  const section = body.sections.find(({ kind }: { kind: string }) => kind === 'SUBJECTIVITIES')
  const link = `/BAYSIDE/subjectivities?cycle=${id}`
  expect(section).toMatchObject({
    percent: 0,
    blockers: [
      { text: 'BEFORE_BIND form', link, isHard: true },
      { text: 'AT_BIND form', link, isHard: false },
    ],
    parts: [{ name: 'Property', link, percent: 0 }],
  })
})
