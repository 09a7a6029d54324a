import { bindingMessages } from '@portico/contract/areas/binding/binding.messages.ts'
import type { BindDecision, BindOption, BindTerms } from '@portico/contract/areas/binding/binding.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf, notificationsOf } from '../../app/test/audit-trail.ts'
import { makeKindsOfUser } from '../../app/test/kinds-of-user.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { pdfText } from '../../platform/pdf/test/pdf-text.ts'
import { aPdf, sendWhole } from '../documents/test/sample-files.ts'
import { aRenewal } from '../subjectivities/test/a-renewal.ts'
import { sendBinderReminders } from './binders/remind-of-binders.ts'
import { anAcceptedQuote, changeQuote } from './test/an-accepted-quote.ts'

const server = useTestServer()
const today = server.today()
const effectiveOn = addDays(today, 50)
let staff: TestClient
let owner: TestClient
let office: TestClient
let viewer: TestClient
let apart = 0

beforeAll(async () => {
  await makeKindsOfUser(server)
  staff = await server.signIn('manager@harbor.test')
  owner = await server.signIn('owner@acme.test')
  office = await server.signIn('office@acme.test')
  viewer = await server.signIn('viewer@acme.test')
})

interface Placement {
  readonly cycleId: string
  readonly path: string
  readonly quoteId: string
  readonly place: string
}

/** A renewal of its own with one line, for which an option was accepted. */
async function placement({ lines = ['CRIME'], expiresOn = addDays(today, 30) } = {}): Promise<Placement> {
  apart += 1
  const cycleId = await aRenewal(server, { effectiveOn: addDays(effectiveOn, apart), lines })
  const quoteId = await anAcceptedQuote(server, { cycleId, line: lines[0]!, expiresOn })
  const path = `/api/accounts/ACME/renewals/${cycleId}/binding`
  return { cycleId, path, quoteId, place: `${path}/${quoteId}` }
}

const decisionOf = async (client: TestClient, path: string): Promise<BindDecision> => (await client.get(path)).body

async function optionOf(client: TestClient, { path, quoteId }: Placement): Promise<BindOption> {
  const { lines } = await decisionOf(client, path)
  return lines.flatMap(({ options }) => options).find((option) => option.quoteId === quoteId)!
}

const orderOf = (more: object = {}) => ({
  publication: 1,
  effectiveOn: addDays(effectiveOn, apart),
  plan: 'QUARTERLY',
  name: 'Olivia Owner',
  title: 'President',
  signature: 'olivia  owner',
  hasAuthority: true,
  declinationsConfirmed: true,
  version: 0,
  ...more,
})

/** A step that the brokerage takes, from how the order stands now. */
async function step(at: Placement, name: string, more: object = {}, client = staff) {
  const { version } = await optionOf(staff, at)
  return client.post(`${at.place}/${name}`, { version, ...more })
}

const confirm = (at: Placement, client = staff) =>
  step(at, 'confirmation', { reference: `GM-${at.quoteId.slice(-6)}`, confirmedBy: 'Una Underwriter' }, client)

async function boundPlacement(): Promise<Placement> {
  const at = await placement()
  expect((await owner.post(`${at.place}/order`, orderOf())).status).toBe(200)
  expect((await confirm(at)).status).toBe(200)
  return at
}

describe('an order', () => {
  test('is signed by the client with what it covers, and gives no cover until the brokerage confirms', async () => {
    const at = await placement({ lines: ['CRIME', 'CYBER'] })
    expect(await optionOf(owner, at)).toMatchObject({
      state: 'PENDING',
      isChanged: false,
      terms: { premium: 1_040_000, taxesAndFees: 50_000, coverages: [{}, { name: 'Stop gap' }] },
      declinations: [{ name: 'Terrorism', reason: 'Not needed on our sites' }],
    })
    const answer = await owner.post(`${at.place}/order`, orderOf())
    expect([answer.status, answer.body.message]).toEqual([200, undefined])
    expect(await optionOf(staff, at)).toMatchObject({
      state: 'BIND_REQUESTED',
      plan: 'QUARTERLY',
      signed: { name: 'Olivia Owner', title: 'President', statement: expect.stringContaining('Granite Mutual') },
      noLoss: null,
    })
    expect((await confirm(at, owner)).status).toBe(403)
    expect((await confirm(at)).status).toBe(200)
    const { policy, bound } = await optionOf(owner, at)
    expect(bound).toMatchObject({ confirmedBy: 'Una Underwriter' })
    const stored = (await owner.get(`/api/accounts/ACME/policies/${policy!.id}`)).body
    expect(stored).toMatchObject({ policyType: 'CRIME', status: 'BOUND', premium: 1_040_000, coverages: [{}, {}] })
    expect(stored).toMatchObject({ taxes: 30_000, fees: 20_000, paymentPlan: 'QUARTERLY' })
    const { stage } = (await renewalStages())[at.cycleId]!
    expect(stage).toBe('BIND_ORDER')
    const actions = (await auditOf(server, 'bind-order', at.quoteId)).map(({ action }) => action)
    expect(actions).toEqual(['bind-order.request', 'bind-order.confirm'])
    const sealed = (await staff.get(at.path.replace('/binding', '/placement'))).body
    expect(sealed.entries.map(({ content }: { content: { kind: string } }) => content.kind)).toEqual([
      'BOUND',
      'BIND_REQUESTED',
    ])
  })

  test('makes the renewal bound once every other line is declined or not renewed, and reopens it when undone', async () => {
    const at = await placement({ lines: ['CRIME', 'CYBER'] })
    const stage = async () => (await renewalStages())[at.cycleId]!.stage
    const shown = await anAcceptedQuote(server, { cycleId: at.cycleId, line: 'CYBER', expiresOn: today, choice: null })
    expect((await owner.post(`${at.place}/order`, orderOf())).status).toBe(200)
    expect((await confirm(at)).status).toBe(200)
    expect(await stage()).toBe('BIND_ORDER')
    const decision = `${at.path.replace('/binding', '/quotes')}/${shown}/decision`
    const no = { choice: 'DECLINED', publication: 1, reason: 'Not this year', acknowledged: true }
    const declined = await owner.put(decision, no)
    expect([declined.status, declined.body.cycle?.stage]).toEqual([200, 'BOUND'])
    expect((await owner.delete(decision)).body.cycle.stage).toBe('BIND_ORDER')
    const renewal = at.path.replace('/binding', '')
    const { lines, version } = (await staff.get(renewal)).body
    const crime = lines.filter(({ line }: { line: string }) => line === 'CRIME')
    const chosen = await staff.put(`${renewal}/selection`, { lines: crime, version })
    expect([chosen.status, chosen.body.stage]).toEqual([200, 'BOUND'])
  })

  test('taken back brings the renewal back to its proposal, and a renewal whose lines are all declined ends', async () => {
    const at = await placement()
    const stage = async () => (await renewalStages())[at.cycleId]!.stage
    expect((await owner.post(`${at.place}/order`, orderOf())).status).toBe(200)
    expect(await stage()).toBe('BIND_ORDER')
    expect((await step(at, 'return', { reason: 'They compare once more' }, owner)).status).toBe(200)
    expect(await stage()).toBe('PROPOSAL')
    const decision = `${at.path.replace('/binding', '/quotes')}/${at.quoteId}/decision`
    const no = { choice: 'DECLINED', publication: 1, reason: 'Not this year', acknowledged: true }
    expect((await owner.put(decision, no)).body.cycle).toMatchObject({ stage: 'CLOSED', isCurrent: true })
    expect((await owner.put(decision, no)).status).toBe(422)
    expect((await owner.delete(decision)).body.cycle.stage).toBe('PROPOSAL')
  })

  test.each([
    ['without the authority', { hasAuthority: false }, { hasAuthority: bindingMessages.authorityMissing }],
    ['signed as someone else', { signature: 'O. Owner' }, { signature: bindingMessages.signatureDiffers }],
    [
      'that is silent on what was declined',
      { declinationsConfirmed: false },
      { declinationsConfirmed: bindingMessages.declinationsMissing },
    ],
    ['for a day far from the renewal', { effectiveOn: '2040-01-01' }, { effectiveOn: bindingMessages.tooFar }],
    [
      'for a past day without a no-loss statement',
      { effectiveOn: addDays(today, -3) },
      { noLossSignature: bindingMessages.pastDate },
    ],
  ])('%s is refused where it is mended', async (_, wrong, fields) => {
    const at = await placement()
    const { status, body } = await owner.post(`${at.place}/order`, orderOf(wrong))
    expect([status, body.fields]).toEqual([422, fields])
    expect((await optionOf(owner, at)).state).toBe('PENDING')
  })

  test('for a past day keeps the signed no-loss statement', async () => {
    const at = await placement()
    const past = { effectiveOn: addDays(today, -3), noLossSignature: 'Olivia Owner' }
    expect((await owner.post(`${at.place}/order`, orderOf(past))).status).toBe(200)
    const { noLoss } = await optionOf(staff, at)
    expect(noLoss?.statement).toContain('no loss, accident, or circumstance')
  })

  test('of an expired quote is refused', async () => {
    // By the owner's clock it may still be the day before.
    const at = await placement({ expiresOn: addDays(today, -2) })
    const { status, body } = await owner.post(`${at.place}/order`, orderOf())
    expect([status, body.fields]).toEqual([422, { option: bindingMessages.expired }])
  })

  test('of a quote that was changed since is refused with both', async () => {
    const at = await placement()
    await changeQuote(server, at.quoteId)
    const { status, body } = await owner.post(`${at.place}/order`, orderOf())
    expect([status, body.accepted.premium, body.shown.premium]).toEqual([409, 1_000_000, 1_200_000])
    expect((await optionOf(owner, at)).isChanged).toBe(true)
  })

  test('waits for what must be settled before binding', async () => {
    const at = await placement()
    const asked = { line: 'CRIME', kind: 'BEFORE_BIND', text: 'Signed application' }
    const items = at.path.replace('/binding', '/subjectivities')
    const made = (await staff.post(items, asked)).body.items[0]
    const refused = await owner.post(`${at.place}/order`, orderOf())
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { subjectivities: bindingMessages.openBefore('Signed application') },
    ])
    const steps = `/api/accounts/ACME/subjectivities/${made.id}/steps`
    await owner.post(steps, { move: 'SUBMIT', note: 'Attached to the mail', version: 1 })
    expect((await owner.post(`${at.place}/order`, orderOf())).status).toBe(422)
    await staff.post(steps, { move: 'ACCEPT', version: 2 })
    expect((await owner.post(`${at.place}/order`, orderOf())).status).toBe(200)
  })

  test('that two people place at once is placed once', async () => {
    const at = await placement()
    const answers = await Promise.all([1, 2].map(() => owner.post(`${at.place}/order`, orderOf())))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('of a line without an accepted option is refused', async () => {
    const { path } = await placement()
    const { status, body } = await owner.post(`${path}/${crypto.randomUUID()}/order`, orderOf())
    expect([status, body.fields]).toEqual([422, { option: bindingMessages.noOption }])
  })

  test('is taken back with its reason, and placed again', async () => {
    const at = await placement()
    await owner.post(`${at.place}/order`, orderOf())
    expect((await step(at, 'return', { reason: 'We wait for our bank' }, owner)).status).toBe(200)
    const { state, returned, version } = await optionOf(owner, at)
    expect([state, returned?.reason]).toEqual(['PENDING', 'We wait for our bank'])
    expect((await owner.post(`${at.place}/order`, orderOf({ version }))).status).toBe(200)
  })
})

describe('who orders', () => {
  test('is the Admin of the insured, or whoever the Admin has named; never the brokerage, a viewer or a carrier', async () => {
    const at = await placement()
    const order = (client: TestClient) => client.post(`${at.place}/order`, orderOf())
    expect((await order(staff)).body.message).toBe(bindingMessages.clientOrders)
    expect((await order(office)).body.message).toBe(bindingMessages.notSigner)
    expect((await order(viewer)).status).toBe(403)
    expect((await (await server.signIn('partner@carrier.test')).get(at.path)).status).toBe(403)
    const signers = '/api/accounts/ACME/bind-signers'
    expect((await office.put(signers, { usernames: ['office@acme.test'] })).status).toBe(403)
    expect((await owner.put(signers, { usernames: ['viewer@acme.test'] })).body.fields).toEqual({
      usernames: bindingMessages.unknownSigner,
    })
    expect((await owner.put(signers, { usernames: ['office@acme.test'] })).status).toBe(204)
    expect((await decisionOf(office, at.path)).mayOrder).toBe(true)
    expect((await order(office)).status).toBe(200)
    await owner.put(signers, { usernames: [] })
    expect((await decisionOf(office, at.path)).mayOrder).toBe(false)
  })

  test('other accounts find nothing', async () => {
    const { path } = await placement()
    expect((await (await server.signIn('owner@ridge.test')).get(path)).status).toBe(404)
    expect((await staff.get(path.replace('ACME', 'BAYSIDE'))).status).toBe(404)
  })
})

/** Issues a binder for so many days of the term. */
async function bind(at: Placement, days: number, more: object = {}, client = staff) {
  const { terms, binders } = await optionOf(staff, at)
  const draft = {
    label: `${binders.length + 1}`,
    effectiveOn: terms.effectiveOn,
    expiresOn: addDays(terms.effectiveOn, days),
  }
  return step(at, 'binders', { ...draft, ...more }, client)
}

describe('a binder', () => {
  test('is a document for 30 to 90 days, followed by another, and remembered before it ends', async () => {
    const at = await boundPlacement()
    expect((await bind(at, 20)).body.fields).toEqual({ expiresOn: bindingMessages.binderDays })
    expect((await bind(at, 30, {}, owner)).status).toBe(403)
    expect((await bind(at, 30)).status).toBe(200)
    expect((await bind(at, 60, { label: 'GM/77-B', notes: 'Subject to the inspection.' })).status).toBe(200)
    const { binders, terms } = await optionOf(owner, at)
    const from = { effectiveOn: terms.effectiveOn }
    expect(binders).toMatchObject([
      {
        number: 2,
        label: 'GM/77-B',
        ...from,
        expiresOn: addDays(terms.effectiveOn, 60),
        notes: 'Subject to the inspection.',
      },
      { number: 1, label: '1', ...from, expiresOn: addDays(terms.effectiveOn, 30), notes: '' },
    ])
    const file = await owner.get(`/api/documents/ACME/download/${binders[0]!.documentId}`)
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf'])
  })

  test('names the additional interests that staff chose from the schedule, on the letterhead of the brokerage', async () => {
    const at = await boundPlacement()
    const { interests } = (await staff.get(at.path)).body as BindDecision
    const [first] = interests
    expect(first).toMatchObject({ name: 'First Lakeshore Bank, N.A.', interest: 'Mortgagee' })
    expect(((await owner.get(at.path)).body as BindDecision).interests).toEqual([])
    expect((await bind(at, 30, { interests: ['gone'] })).body.fields).toEqual({
      interests: bindingMessages.interestGone,
    })
    expect((await bind(at, 30, { interests: [first!.id] })).status).toBe(200)
    const { binders } = await optionOf(owner, at)
    const text = await pdfText((await owner.get(`/api/documents/ACME/download/${binders[0]!.documentId}`)).bytes)
    expect(text).toContain('Harbor & Pine Insurance')
    expect(text).toContain('First Lakeshore Bank, N.A.')
    expect(text).toContain('00-448120-7')
    const parts = [
      '12:01 a.m. standard time',
      'Authorized representative',
      '1420 W Fulton St',
      'Concord, NH 03302',
      'Residential construction',
    ]
    for (const part of parts) expect(text).toContain(part)
    expect(text).not.toContain(interests[1]!.name)
  })

  test('is refused before the cover, after the term, under a number that is there, and without one', async () => {
    const at = await boundPlacement()
    const { terms } = await optionOf(staff, at)
    const early = { effectiveOn: addDays(terms.effectiveOn, -1) }
    expect((await bind(at, 40, early)).body.fields).toEqual({ effectiveOn: bindingMessages.binderBefore })
    const late = { effectiveOn: addDays(terms.expiresOn, -20), expiresOn: addDays(terms.expiresOn, 20) }
    expect((await bind(at, 40, late)).body.fields).toEqual({ expiresOn: bindingMessages.binderBeyond })
    expect((await bind(at, 40)).status).toBe(200)
    expect((await bind(at, 40, { label: '1' })).body.fields).toEqual({ label: bindingMessages.binderTwice })
    expect((await bind(at, 40, { label: ' ' })).body.fields).toEqual({ label: bindingMessages.binderNumber })
  })
})

describe('a policy', () => {
  const policyOf = (terms: BindTerms, change: object = {}) => ({
    policyNumber: `GMP-${crypto.randomUUID()}`,
    terms: { ...terms, ...change },
  })

  async function receive(at: Placement) {
    const { status } = await sendWhole(staff, `${at.place}/policy-file`, { name: 'Policy.pdf', bytes: aPdf })
    expect(status).toBe(200)
    return optionOf(staff, at)
  }

  async function enter(at: Placement, change: object = {}) {
    const { version, terms } = await optionOf(staff, at)
    return staff.put(`${at.place}/policy`, { ...policyOf(terms, change), version })
  }

  test('is received, entered and compared; checked only when every difference is accepted', async () => {
    const at = await boundPlacement()
    await bind(at, 45)
    expect((await receive(at)).state).toBe('POLICY_RECEIVED')
    expect((await step(at, 'check')).body.fields).toEqual({ policy: bindingMessages.policyMissing })
    expect((await enter(at, { premium: 1_100_000, forms: [] })).status).toBe(200)
    const { differences, policy } = await optionOf(staff, at)
    expect(differences!.map(({ key, quote, policy: says }) => [key, quote, says])).toEqual([
      ['premium', '1040000', '1100000'],
      ['form:cg 00 01 04 13', 'Included', null],
    ])
    expect((await optionOf(owner, at)).differences).toBeNull()
    expect((await owner.get(`/api/accounts/ACME/policies/${policy!.id}`)).body).toMatchObject({
      premium: 1_100_000,
      status: 'ISSUED',
      documents: [{ name: expect.stringContaining('Policy') }],
    })
    expect((await step(at, 'check')).body.fields).toEqual({ differences: bindingMessages.openDifferences })
    const [premium, form] = differences!
    expect((await step(at, 'differences', { ...premium, choice: 'ASK_CARRIER' })).status).toBe(200)
    const tasks = JSON.stringify((await staff.get('/api/accounts/ACME/tasks')).body)
    expect(tasks).toContain('Ask Granite Mutual about the')
    expect((await step(at, 'differences', { ...form, choice: 'ACCEPT' })).status).toBe(422)
    await step(at, 'differences', { ...form, choice: 'ACCEPT', note: 'Replaced by CG 00 01 12 19' })
    expect((await step(at, 'check')).status).toBe(422)
    await enter(at, { forms: [] })
    expect((await optionOf(staff, at)).differences).toHaveLength(1)
    expect((await step(at, 'check', {}, owner)).status).toBe(403)
    expect(await notificationsOf(server, bindingMessages.checkedNote)).toEqual([])
    expect((await step(at, 'check')).status).toBe(200)
    expect(await notificationsOf(server, bindingMessages.checkedNote)).not.toEqual([])
    expect(await optionOf(owner, at)).toMatchObject({
      state: 'CHECKED',
      differences: [{ decision: { choice: 'ACCEPTED' } }],
    })
    expect((await enter(at)).body.fields).toEqual({ state: bindingMessages.mayNotMove })
  })

  test('that gives less than was ordered stays open until it is corrected, whatever is noted', async () => {
    const at = await boundPlacement()
    await receive(at)
    const { terms } = await optionOf(staff, at)
    const [occurrence, ...rest] = terms.coverages
    const coverages = [{ ...occurrence!, limit: 5_000_000 }, ...rest]
    expect((await enter(at, { coverages })).status).toBe(200)
    const [limit] = (await optionOf(staff, at)).differences!
    expect(limit).toMatchObject({ label: 'Each occurrence: limit', isMaterial: true })
    const error = bindingMessages.material('Each occurrence: limit')
    const noted = await step(at, 'differences', { ...limit, choice: 'ACCEPT', note: 'The carrier says so' })
    expect([noted.status, noted.body.fields]).toEqual([422, { key: error }])
    await step(at, 'differences', { ...limit, choice: 'ASK_CARRIER' })
    expect((await step(at, 'check')).body.fields).toEqual({ differences: error })
    await enter(at)
    expect((await step(at, 'check')).status).toBe(200)
  })

  test('a decision about values that are there no more is refused', async () => {
    const at = await boundPlacement()
    await receive(at)
    await enter(at, { premium: 1_100_000 })
    const [premium] = (await optionOf(staff, at)).differences!
    await enter(at, { premium: 1_200_000 })
    const { body } = await step(at, 'differences', { ...premium, choice: 'ACCEPT', note: 'That is fine' })
    expect(body.fields).toEqual({ key: bindingMessages.unknownDifference })
  })
})

test('the brokerage is reminded of a binder 14, 7, 3 and 1 days before it ends, once each', async () => {
  const at = await boundPlacement()
  await bind(at, 30)
  const { binders } = await optionOf(staff, at)
  const ends = binders[0]!.expiresOn
  const note = `${policyTypeName('CRIME')}, Granite Mutual: binder 1 expires ${ends.slice(5, 7)}/${ends.slice(8)}/${ends.slice(0, 4)}`
  server.clock.advance(Date.parse(`${addDays(ends, -16)}T12:00:00Z`) - server.clock.now().getTime())
  for (let day = 0; day < 18; day += 1) {
    await Promise.all([1, 2].map((each) => sendBinderReminders(server.running.platform, `job ${each}`)))
    server.clock.advance(86_400_000)
  }
  const people = new Set((await notificationsOf(server, note)).map(({ payload }) => JSON.stringify(payload)))
  expect(people.size).toBe(4)
})

async function renewalStages(): Promise<Record<string, { stage: string }>> {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ id: string; stage: string }>`select id, stage from renewal_cycles`.execute(tx.db),
  )
  return Object.fromEntries(rows.map(({ id, stage }) => [id, { stage }]))
}
