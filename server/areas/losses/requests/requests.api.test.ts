import { dueDay } from '@portico/contract/areas/losses/due-day.ts'
import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRunRequest, LossRunTerm } from '@portico/contract/areas/losses/loss-run.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf, notificationsOf } from '../../../app/test/audit-trail.ts'
import { makeKindsOfUser } from '../../../app/test/kinds-of-user.ts'
import { carriedBy, messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { pdfText } from '../../../platform/pdf/test/pdf-text.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { aRun, fieldsOf, overviewOf, requestDraftOf, runsPath, signature, termsOf } from '../test/loss-client.ts'
import { sendLossRunReminders } from './remind-of-requests.ts'

const server = useTestServer()
const path = `${runsPath}/requests`
const dayMs = 86_400_000

async function aRequest(client: TestClient, line: string, more: Record<string, unknown> = {}): Promise<LossRunRequest> {
  const { status, body } = await client.post(path, await requestDraftOf(client, line, more))
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}

describe('a request', () => {
  test('files a signed letter, mails it, and is due by the rule of its state and day', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { today } = await overviewOf(owner)
    const [{ carrier }] = (await termsOf(owner, 'CYBER')) as [LossRunTerm]
    const listed = { carrier, naic: '90101', address: 'PO Box 7700\nWilmington, DE 19899' }
    const staff = await server.signIn('advisor@harbor.test')
    expect((await staff.post('/api/brokerages/HARBOR/carrier-naic-numbers', listed)).status).toBe(201)
    const request = await aRequest(owner, 'CYBER')
    expect(request).toMatchObject({
      status: 'OPEN',
      sentOn: today,
      dueOn: addDays(today, 10),
      rule: { state: 'NY', days: 10, kind: 'CALENDAR', level: 'PLATFORM' },
      requestedBy: 'Elena Castillo',
    })
    expect(request.rule!.source).toContain('3426')
    const [mail] = await messagesTo(server, request.carrierEmail)
    expect(mail).toMatchObject({ channel: 'email', subject: 'Loss run request: Acme Builders Group, Inc.' })
    for (const { policyNumber } of request.terms) expect(mail!.text).toContain(policyNumber)
    expect(mail!.text).toContain('elena castillo')
    const letter = await owner.get(`/api/documents/ACME/download/${request.letterId}`)
    expect([letter.status, letter.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    const said = await pdfText(letter.bytes)
    const addressed = ['Loss run department', 'PO Box 7700', 'Wilmington, DE 19899', 'Via email']
    for (const text of ['Harbor & Pine Insurance', ...addressed, '/s/ elena castillo', request.terms[0]!.policyNumber])
      expect(said).toContain(text)
    expect(mail!.attachments).toEqual([expect.objectContaining({ mediaType: 'application/pdf' })])
    expect(await carriedBy(server, mail!)).toEqual([letter.bytes])
    const cells = (await overviewOf(owner)).lines.find(({ line }) => line === 'CYBER')!.cells
    expect(cells.map(({ state, requestId, dueOn }) => [state, requestId, dueOn])).toEqual(
      cells.map(() => ['REQUESTED', request.id, request.dueOn]),
    )
    expect((await auditOf(server, 'loss-run-request', request.id)).map(({ action }) => action)).toEqual([
      'loss-run-request.send',
    ])
  })

  test('is due by working days where a state has no rule of its own', async () => {
    const owner = await server.signIn('owner@acme.test')
    const { today } = await overviewOf(owner)
    const { rule, dueOn } = await aRequest(owner, 'POLLUTION', { state: 'TX' })
    expect(rule).toMatchObject({ state: 'US', kind: 'WORKING' })
    expect(dueOn).toBe(dueDay(today, rule!))
  })

  test('is answered policy by policy by the runs that come', async () => {
    const owner = await server.signIn('owner@acme.test')
    const request = await aRequest(owner, 'PROPERTY')
    const statusOf = async () => (await overviewOf(owner)).requests.find(({ id }) => id === request.id)!
    server.clock.advance(1000)
    const { today } = await overviewOf(owner)
    const [first, ...others] = request.terms
    await aRun(owner, fieldsOf([first!], addDays(today, -5)))
    expect(await statusOf()).toMatchObject({ status: 'OPEN', missing: others.map(({ policyId }) => policyId) })
    await aRun(owner, fieldsOf(others, addDays(today, -5)))
    expect(await statusOf()).toMatchObject({ status: 'RECEIVED', missing: [] })
    const { status } = await owner.post(`${path}/${request.id}/follow-ups`, { kind: 'REMINDER', version: 1 })
    expect(status).toBe(422)
  })

  test.each([
    [{ signed: { ...signature, signature: 'Someone Else' } }, { signature: lossMessages.signatureDiffers }],
    [{ signed: { ...signature, isAuthorized: false } }, { 'signed.isAuthorized': lossMessages.authorizationRequired }],
    [{ carrier: 'Another Carrier' }, { policyIds: lossMessages.otherCarrier }],
    [{ policyIds: [crypto.randomUUID()] }, { policyIds: lossMessages.termUnknown }],
    [{ policyIds: [] }, { policyIds: lossMessages.termsRequired }],
  ])('with %j is refused', async (more, fields) => {
    const owner = await server.signIn('owner@acme.test')
    const { status, body } = await owner.post(path, await requestDraftOf(owner, 'CYBER', more))
    expect([status, body.fields]).toEqual([422, fields])
  })
})

describe('a request that is not answered', () => {
  test('can be followed up, escalated only once it is overdue, and withdrawn with a reason', async () => {
    const owner = await server.signIn('owner@acme.test')
    const request = await aRequest(owner, 'EXCESS_UMBRELLA')
    const own = `${path}/${request.id}`
    const early = await owner.post(`${own}/follow-ups`, { kind: 'ESCALATION', version: 1 })
    expect([early.status, early.body.message]).toEqual([422, lossMessages.notOverdue])
    expect((await owner.post(`${own}/follow-ups`, { kind: 'REMINDER', version: 1 })).body).toMatchObject({
      version: 2,
      followUps: [{ kind: 'REMINDER', by: 'Elena Castillo', documentId: null }],
    })
    expect((await owner.post(`${own}/follow-ups`, { kind: 'REMINDER', version: 1 })).status).toBe(409)

    server.clock.advance(11 * dayMs)
    const later = await server.signIn('owner@acme.test')
    await Promise.all([1, 2].map((run) => sendLossRunReminders(server.running.platform, `run ${run}`)))
    const actions = (await auditOf(server, 'loss-run-request', request.id)).map(({ action }) => action)
    expect(actions.filter((action) => action === 'loss-run-request.remind')).toHaveLength(1)
    const told = await notificationsOf(server, 'You can send an escalation letter from the Requests tab of Loss Runs.')
    expect(told.map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({ message: `${request.carrier} has not sent loss runs` }),
    )
    const { status, body } = await later.post(`${own}/follow-ups`, { kind: 'ESCALATION', version: 2 })
    expect([status, body.status]).toEqual([200, 'OVERDUE'])
    const escalation = (body as LossRunRequest).followUps.at(-1)!
    const letter = await later.get(`/api/documents/ACME/download/${escalation.documentId}`)
    expect(await pdfText(letter.bytes)).toContain('Enclosures\nSigned authorization of Acme Builders Group, Inc.')
    const mails = await messagesTo(server, request.carrierEmail)
    expect(mails.map(({ subject, attachments }) => [subject.split(':')[0], attachments?.length])).toEqual([
      ['Loss run request', 1],
      ['Loss run request reminder', undefined],
      ['Overdue loss run request', 1],
    ])

    expect((await later.post(`${own}/withdraw`, { reason: 'no', version: 3 })).status).toBe(422)
    const withdrawn = await later.post(`${own}/withdraw`, { reason: 'Sent to the wrong office', version: 3 })
    expect(withdrawn.body).toMatchObject({ status: 'WITHDRAWN', withdrawnReason: 'Sent to the wrong office' })
    expect((await later.post(`${own}/follow-ups`, { kind: 'REMINDER', version: 4 })).status).toBe(422)
  })
})

describe('a request that the brokerage prepares', () => {
  const prepared = async (line: string) => {
    const advisor = await server.signIn('advisor@harbor.test')
    const request = await aRequest(advisor, line, { signed: null })
    return { advisor, request, own: `${path}/${request.id}` }
  }

  test('waits for the Admin of the insured, who signs under their own name; only then it is sent', async () => {
    const { request, own, advisor } = await prepared('AUTO')
    expect(request).toMatchObject({ status: 'TO_SIGN', sentOn: null, letterId: null, signerName: '', dueOn: null })
    expect(await messagesTo(server, request.carrierEmail)).toEqual([])
    const asked = 'Nora Whitfield prepared a letter of authorization. It is sent to the carrier once you sign it.'
    expect((await notificationsOf(server, asked)).map(({ payload }) => payload)).toContainEqual(
      expect.objectContaining({
        message: `Sign the loss run request to ${request.carrier}`,
        link: `/ACME/loss-runs?sign=${request.id}`,
      }),
    )
    const early = await advisor.post(`${own}/follow-ups`, { kind: 'REMINDER', version: 1 })
    expect([early.status, early.body.message]).toEqual([422, lossMessages.notSent])

    const owner = await server.signIn('owner@acme.test')
    const { today, lines, maySign } = await overviewOf(owner)
    expect(maySign).toBe(true)
    const states = lines.find(({ line }) => line === 'AUTO')!.cells.map(({ state }) => state)
    expect(new Set(states)).toEqual(new Set(['TO_SIGN']))
    const foreign = { ...signature, signature: 'Nora Whitfield', version: 1 }
    expect((await owner.post(`${own}/signature`, foreign)).body.fields).toEqual({
      signature: lossMessages.signatureDiffers,
    })
    const signed = await owner.post(`${own}/signature`, { ...signature, version: 1 })
    expect([signed.status, signed.body]).toEqual([
      200,
      expect.objectContaining({
        status: 'OPEN',
        sentOn: today,
        signerName: 'Elena Castillo',
        requestedBy: 'Nora Whitfield',
      }),
    ])
    const [mail] = await messagesTo(server, request.carrierEmail)
    expect(mail!.attachments).toHaveLength(1)
    const letter = await pdfText((await owner.get(`/api/documents/ACME/download/${signed.body.letterId}`)).bytes)
    for (const text of ['/s/ elena castillo', 'advisor@harbor.test']) expect(letter).toContain(text)
    const again = await owner.post(`${own}/signature`, { ...signature, version: 2 })
    expect([again.status, again.body.message]).toEqual([422, lossMessages.isSigned])
    const told = await notificationsOf(server, 'Elena Castillo signed it, and it was sent to the carrier.')
    expect(told.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ message: `The loss run request to ${request.carrier} was signed` }),
    ])
    expect((await auditOf(server, 'loss-run-request', request.id)).map(({ action }) => action)).toEqual([
      'loss-run-request.prepare',
      'loss-run-request.sign',
    ])
  })

  test('can be withdrawn before it is signed', async () => {
    const { advisor, own } = await prepared('LIABILITY')
    expect((await advisor.post(`${own}/withdraw`, { reason: 'Not needed', version: 1 })).body.status).toBe('WITHDRAWN')
    const owner = await server.signIn('owner@acme.test')
    expect((await owner.post(`${own}/signature`, { ...signature, version: 2 })).status).toBe(422)
  })

  test('is signed by nobody but that Admin', async () => {
    await makeKindsOfUser(server)
    const { advisor, own } = await prepared('GENERAL_LIABILITY')
    const named = { ...signature, signature: 'Nora Whitfield' }
    const draft = await requestDraftOf(advisor, 'GENERAL_LIABILITY', { signed: named })
    const atOnce = await advisor.post(path, draft)
    expect([atOnce.status, atOnce.body.message]).toEqual([403, lossMessages.onlyAdminSigns])
    for (const [user, status] of [
      ['advisor@harbor.test', 403],
      ['broker-admin@harbor.test', 403],
      ['admin@portico.test', 403],
      ['office@acme.test', 403],
      ['viewer@acme.test', 403],
      ['owner@ridge.test', 404],
    ] as const) {
      const client = await server.signIn(user)
      const answer = await client.post(`${own}/signature`, { ...named, version: 1 })
      expect([user, answer.status]).toEqual([user, status])
    }
  })
})

test.each([
  ['user@acme.test', 403],
  ['owner@ridge.test', 404],
])('%s is given none of it: %i', async (user, status) => {
  const client = await server.signIn(user)
  expect((await client.get(runsPath)).status).toBe(status)
  expect((await client.get('/api/accounts/ACME/losses/analysis')).status).toBe(status)
})

// The last of the file: it leaves the account without an Admin.
test('a request that no Admin of the insured could sign is refused', async () => {
  const advisor = await server.signIn('advisor@harbor.test')
  const draft = await requestDraftOf(advisor, 'POLLUTION', { signed: null })
  await server.running.platform.database.write('system', (tx) =>
    sql`update account_roles set role = 'USER' where account_code = 'ACME' and role = 'ADMIN'`.execute(tx.db),
  )
  const { status, body } = await advisor.post(path, draft)
  expect([status, body.message]).toEqual([422, lossMessages.nobodySigns])
})
