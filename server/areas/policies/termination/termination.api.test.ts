import { policyMessages } from '@portico/contract/areas/policies/policy.messages.ts'
import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { terminationMessages } from '@portico/contract/areas/policies/termination/termination.messages.ts'
import { addDays, americanDay } from '@portico/contract/kit/zone.rules.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf, notificationsOf } from '../../../app/test/audit-trail.ts'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { anAccount, aPerson } from '../../people/test/people.builders.ts'

const server = useTestServer()
let account = ''
let staff: TestClient
let insured: TestClient
let email = ''
let today = ''

beforeAll(async () => {
  account = await anAccount(server)
  today = server.today()
  staff = await server.signIn('advisor@harbor.test')
  const person = await aPerson(server, { account, role: 'ADMIN' })
  email = person.email
  insured = await person.signIn()
})

const policies = () => `/api/accounts/${account}/policies`

/** A policy of a year, so many days into its term. */
async function aPolicy(daysIn = 90, change: Record<string, unknown> = {}) {
  const draft = {
    policyNumber: `PO-${crypto.randomUUID()}`,
    policyType: 'CYBER',
    carrier: 'Meridian Specialty',
    effectiveDate: addDays(today, -daysIn),
    expirationDate: addDays(today, 365 - daysIn),
    premium: 1_200_000,
    ...change,
  }
  const { status, body } = await staff.post(policies(), draft)
  expect(status).toBe(201)
  return { ...draft, id: body.id as string }
}

const ask = (client: TestClient, id: string, action: string, change: Record<string, unknown> = {}) =>
  client.post(`${policies()}/${id}/${action}`, {
    method: 'PRO_RATA',
    requestedBy: 'INSURED',
    effectiveOn: today,
    reason: 'The business was sold',
    version: 1,
    ...change,
  })
const give = (client: TestClient, id: string, change: Record<string, unknown> = {}) =>
  client.put(`${policies()}/${id}/carrier-return`, { carrierReturn: 950_000, version: 2, ...change })
const read = async (id: string): Promise<PolicyDetail> => (await insured.get(`${policies()}/${id}`)).body

describe('canceling', () => {
  test('returns the unearned premium, keeps the reason, and shows everywhere that the policy is canceled', async () => {
    const policy = await aPolicy()
    const { status, body } = await ask(staff, policy.id, 'cancel', { method: 'SHORT_RATE' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'CANCELED', canceledOn: today, version: 2 })
    expect(body.statusChanges).toMatchObject([
      {
        kind: 'CANCEL',
        effectiveOn: today,
        requestedBy: 'INSURED',
        method: 'SHORT_RATE',
        returnPremium: 813_699,
        reason: 'The business was sold',
        recordedBy: 'Nora Whitfield',
      },
    ])
    expect(await read(policy.id)).toEqual(body)
    const listed = (await insured.get(`${policies()}?status=CANCELED`)).body as PolicyDetail[]
    expect(listed.map(({ id }) => id)).toContain(policy.id)
    const { lines, canceled } = (await insured.get(`/api/accounts/${account}/coverage-summary`)).body
    expect(lines.map(({ policy: { id } }: { policy: { id: string } }) => id)).not.toContain(policy.id)
    expect(canceled.map(({ id }: { id: string }) => id)).toContain(policy.id)
  })

  test('by the customary short rate table returns what the table leaves', async () => {
    const policy = await aPolicy()
    const { body } = await ask(staff, policy.id, 'cancel', { method: 'SHORT_RATE_TABLE' })
    expect(body.statusChanges).toMatchObject([{ method: 'SHORT_RATE_TABLE', returnPremium: 780_000 }])
  })

  test('leaves an audit row of both versions, and notifies and emails the account', async () => {
    const policy = await aPolicy()
    await ask(staff, policy.id, 'cancel', { reason: 'Moved to another carrier' })
    expect((await auditOf(server, 'policy', policy.id)).at(-1)).toMatchObject({
      action: 'policy.cancel',
      actor: 'advisor@harbor.test',
      before: { status: 'IN_FORCE', version: 1 },
      after: { status: 'CANCELED', version: 2 },
    })
    const sent = (await messagesTo(server, email)).filter(({ text }) => text.includes(policy.policyNumber))
    expect(sent).toMatchObject([
      {
        channel: 'email',
        subject: `Meridian Specialty CYBER: canceled effective ${americanDay(today)}`,
        link: `/${account}/policy-admin/policy/${policy.id}`,
      },
    ])
    expect(sent[0]!.text).toContain('Reason: Moved to another carrier')
    expect((await notificationsOf(server, sent[0]!.text)).length).toBeGreaterThan(0)
  })

  test('from a later day leaves the policy in force until then', async () => {
    const policy = await aPolicy()
    const { body } = await ask(staff, policy.id, 'cancel', { effectiveOn: addDays(today, 10) })
    expect(body).toMatchObject({ status: 'PENDING_CANCEL', canceledOn: addDays(today, 10) })
    const { lines } = (await insured.get(`/api/accounts/${account}/coverage-summary`)).body
    expect(lines.map(({ policy: { id } }: { policy: { id: string } }) => id)).toContain(policy.id)
  })

  test('is for the brokerage of the account alone', async () => {
    const policy = await aPolicy()
    for (const action of ['cancel', 'non-renew', 'reinstate']) {
      const { status, body } = await ask(insured, policy.id, action)
      expect([status, body.message]).toEqual([403, policyMessages.onlyStaff])
      expect((await ask(await server.signIn('advisor@summit.test'), policy.id, action)).status).toBe(404)
      expect((await ask(staff, crypto.randomUUID(), action)).status).toBe(404)
    }
    expect(await read(policy.id)).toMatchObject({ status: 'IN_FORCE', version: 1, statusChanges: [] })
  })

  test.each([
    ['before the term', { days: -91 }],
    ['on its last day', { days: 275 }],
    ['flat after it began', { days: 0, method: 'FLAT' }],
  ])('%s is refused at the date', async (_, { days, ...change }) => {
    const policy = await aPolicy()
    const { status, body } = await ask(staff, policy.id, 'cancel', { ...change, effectiveOn: addDays(today, days) })
    expect(status).toBe(422)
    expect(Object.keys(body.fields)).toEqual(['effectiveOn'])
  })

  test('without a reason is refused', async () => {
    const policy = await aPolicy()
    const { status, body } = await ask(staff, policy.id, 'cancel', { reason: ' ' })
    expect([status, body.fields]).toEqual([422, { reason: terminationMessages.reasonRequired }])
  })

  test('twice is refused with the date of the first, and a stale version with the policy as it is', async () => {
    const policy = await aPolicy()
    expect((await ask(staff, policy.id, 'cancel')).status).toBe(200)
    const again = await ask(staff, policy.id, 'cancel', { version: 2 })
    expect([again.status, again.body.message]).toEqual([422, terminationMessages.alreadyCanceled(americanDay(today))])
    const late = await ask(staff, policy.id, 'reinstate')
    expect([late.status, late.body.current.version]).toEqual([409, 2])
  })

  test('returns taxes with the premium, and keeps what the carrier returned beside it', async () => {
    const policy = await aPolicy(90, { taxes: 60_000, fees: 25_000 })
    const early = await give(staff, policy.id, { version: 1 })
    expect([early.status, early.body.message]).toEqual([422, terminationMessages.notCanceled])
    const [canceled] = (await ask(staff, policy.id, 'cancel')).body.statusChanges
    expect(canceled).toMatchObject({ returnPremium: 904_110, returnTaxes: 45_206, returnFees: 0, carrierReturn: null })
    const { status, body } = await give(staff, policy.id, { carrierReturn: 950_000 })
    expect(status).toBe(200)
    expect(body).toMatchObject({ version: 3, statusChanges: [{ ...canceled, carrierReturn: 950_000 }] })
    expect(await read(policy.id)).toEqual(body)
    expect((await auditOf(server, 'policy', policy.id)).at(-1)).toMatchObject({ action: 'policy.carrier-return' })
    expect((await give(staff, policy.id)).status).toBe(409)
    const [negative, foreign, client] = await Promise.all([
      give(staff, policy.id, { version: 3, carrierReturn: -1 }),
      give(await server.signIn('advisor@summit.test'), policy.id, { version: 3 }),
      give(insured, policy.id, { version: 3 }),
    ])
    expect([negative.status, foreign.status, client.status]).toEqual([422, 404, 403])
  })

  test('of a premium that is not on file says nothing of a return', async () => {
    const policy = await aPolicy(90, { premium: null })
    expect((await ask(staff, policy.id, 'cancel')).body.statusChanges[0].returnPremium).toBeNull()
  })
})

describe('reinstating', () => {
  test('brings a canceled policy back with its history, and can be followed by another cancellation', async () => {
    const policy = await aPolicy()
    await ask(staff, policy.id, 'cancel', { effectiveOn: addDays(today, -5) })
    const early = await ask(staff, policy.id, 'reinstate', { version: 2, effectiveOn: addDays(today, -6) })
    expect(Object.keys(early.body.fields)).toEqual(['effectiveOn'])
    const { body } = await ask(staff, policy.id, 'reinstate', { version: 2, reason: 'Premium was paid' })
    expect(body).toMatchObject({ status: 'IN_FORCE', canceledOn: null })
    expect(body.statusChanges).toMatchObject([
      { kind: 'REINSTATE', effectiveOn: today, reason: 'Premium was paid', method: null },
      { kind: 'CANCEL' },
    ])
    expect((await ask(staff, policy.id, 'reinstate', { version: 3 })).body.message).toBe(terminationMessages.notEnded)
    expect((await ask(staff, policy.id, 'cancel', { version: 3 })).body.statusChanges).toHaveLength(3)
  })

  test('is refused where another policy of the number covers the rest of the term', async () => {
    const policy = await aPolicy()
    await ask(staff, policy.id, 'cancel')
    const { id: _, ...draft } = policy
    expect((await staff.post(policies(), { ...draft, effectiveDate: addDays(today, 1) })).status).toBe(201)
    const { status, body } = await ask(staff, policy.id, 'reinstate', { version: 2 })
    expect([status, Object.keys(body.fields)]).toEqual([422, ['policyNumber']])
  })
})

describe('not renewing', () => {
  test('covers until expiration, and is taken back by a reinstatement', async () => {
    const policy = await aPolicy()
    const { status, body } = await ask(staff, policy.id, 'non-renew', { requestedBy: 'CARRIER' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'NON_RENEWED', canceledOn: null })
    const { lines } = (await insured.get(`/api/accounts/${account}/coverage-summary`)).body
    expect(lines.map(({ policy: { id } }: { policy: { id: string } }) => id)).toContain(policy.id)
    const again = await ask(staff, policy.id, 'non-renew', { version: 2 })
    expect([again.status, again.body.message]).toEqual([422, terminationMessages.alreadyNonRenewed])
    expect((await ask(staff, policy.id, 'reinstate', { version: 2 })).body.status).toBe('IN_FORCE')
    expect((await auditOf(server, 'policy', policy.id)).map(({ action }) => action)).toEqual([
      'policy.create',
      'policy.non-renew',
      'policy.reinstate',
    ])
  })

  test('of a policy that has expired is refused', async () => {
    const policy = await aPolicy(400)
    const { status, body } = await ask(staff, policy.id, 'non-renew', { effectiveOn: addDays(today, -40) })
    expect([status, body.message]).toEqual([422, terminationMessages.expired])
  })
})
