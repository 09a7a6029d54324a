import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Claim } from '@portico/contract/areas/claims/claim.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { deliverSigned } from '../../../app/test/signed-delivery.ts'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { aPdf } from '../../documents/test/sample-files.ts'
import { claimsPath as path, reportedCollision, reportedInjury } from '../test/claim-client.ts'

const secret = 'a-secret-that-only-the-mail-provider-has'
const server = useTestServer(undefined, {
  PORTICO_INBOUND_SECRET: secret,
  PORTICO_REPLY_DOMAIN: 'reply.portal.example',
})
const today = server.today()
let owner: TestClient
let claims: TestClient
let manager: TestClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  claims = await server.signIn('claims@harbor.test')
  manager = await server.signIn('manager@harbor.test')
})

/** A mail as the provider hands it over. */
const deliver = (mail: object) =>
  deliverSigned(
    server,
    '/open/inbound-mail',
    { from: 'Intake <intake@carrier.test>', subject: 'Re: notice', messageId: `<${crypto.randomUUID()}@c>`, ...mail },
    { secret },
  )

/** A claim whose carrier was sent a notice, and the token of the notice. */
async function noticed(report = reportedInjury) {
  const claim = await report(owner, addDays(today, -2))
  const to = `${crypto.randomUUID()}@carrier.test`
  expect((await claims.post(`${path}/${claim.id}/notices`, { to })).status).toBe(200)
  const [mail] = await messagesTo(server, to)
  const token = /\/o\/([0-9a-v]{52})\/claim-answer/.exec(mail!.link!)![1]!
  return { claim, mail: mail!, token, address: `claims+${token}@reply.portal.example` }
}

const read = async (client: TestClient, { id }: Claim): Promise<Claim> => (await client.get(`${path}/${id}`)).body

test('files a carrier’s email on its claim with its documents, and what someone took from it', async () => {
  const { claim, mail, address } = await noticed(reportedCollision)
  expect(mail.replyTo).toBe(address)
  expect(mail.attachments?.map(({ name }) => name)).toEqual([
    `Notice of claim ${claim.ourNumber}.pdf`,
    `Claim ${claim.ourNumber}.json`,
  ])
  const text = [
    'We have received your notice. Claim number: WC-88-12345.',
    'Adjuster: Priya Nair, p.nair@carrier.test, (555) 010-0199. SSN 123-45-6789',
    'On Tue, Mar 3, 2026 at 9:14 AM Portico <p@portal.example> wrote:',
    '> Notice of claim',
  ].join('\n')
  const sent = {
    to: [address.toUpperCase()],
    text,
    messageId: '<same@carrier.test>',
    attachments: [
      { name: 'acknowledgment.pdf', content: Buffer.from(aPdf).toString('base64') },
      { name: 'run.exe', content: Buffer.from('MZ').toString('base64') },
    ],
  }
  expect((await deliver(sent)).status).toBe(202)
  expect((await deliver(sent)).status).toBe(202)
  const { carrierAnswers, deadlines, version } = await read(claims, claim)
  const doneOn = (kind: string, of: Claim['deadlines']) => of.find((each) => each.kind === kind)?.doneOn
  expect([doneOn('POLICY_NOTICE', deadlines), doneOn('ACKNOWLEDGMENT', deadlines)]).toEqual([today, null])
  expect(carrierAnswers).toHaveLength(1)
  const [answer] = carrierAnswers
  expect(answer).toMatchObject({
    via: 'EMAIL',
    sender: 'intake@carrier.test',
    isOtherSender: false,
    documents: [{ name: 'acknowledgment.pdf' }],
    isEntered: false,
    details: { claimNumber: 'WC-88-12345', adjuster: 'Priya Nair', isAcknowledged: true },
    filedAt: null,
  })
  expect(answer!.text).toContain(claimMessages.attachmentsRefused)
  expect(answer!.text).toContain('***-**-****')
  expect(answer!.text).not.toContain('wrote:')
  const file = (client: TestClient, at: number) =>
    client.post(`${path}/${claim.id}/carrier-answers/${answer!.id}`, { ...answer!.details, version: at })
  expect((await file(owner, version)).status).toBe(403)
  expect((await file(claims, version + 5)).status).toBe(409)
  const { status, body } = await file(claims, version)
  expect([status, body.fields]).toEqual([200, undefined])
  expect(body).toMatchObject({ status: 'ACKNOWLEDGED', claimNumber: 'WC-88-12345', adjuster: 'Priya Nair' })
  expect(body.carrierAnswers[0].filedBy).toBe('Marcus Bell')
  expect(doneOn('ACKNOWLEDGMENT', body.deadlines)).toBe(today)
  expect((await file(claims, body.version)).body.message).toBe(claimMessages.filedAlready)
  const actions = (await auditOf(server, 'claim', claim.id)).map(({ action }) => action)
  expect(actions).toEqual(expect.arrayContaining(['claim.carrier-answer', 'claim.file-answer']))
})

test('keeps the words about an injury to those who may know, and the answer to the brokerage', async () => {
  const { claim, address } = await noticed()
  await deliver({ to: [address], from: 'someone@elsewhere.test', text: 'The knee needs surgery.' })
  expect((await read(claims, claim)).carrierAnswers[0]).toMatchObject({
    text: 'The knee needs surgery.',
    isOtherSender: true,
  })
  expect((await read(manager, claim)).carrierAnswers[0]).toMatchObject({ text: null, subject: '', documents: [] })
  expect((await read(owner, claim)).carrierAnswers).toEqual([])
})

test('changes nothing and answers alike where a token leads nowhere', async () => {
  const answers = await Promise.all([
    deliver({ to: [`claims+${'0'.repeat(52)}@reply.portal.example`], text: 'Hello' }),
    deliver({ to: ['claims@reply.portal.example'], text: 'Hello' }),
  ])
  expect(answers.map(({ status }) => status)).toEqual([202, 202])
  const { status, body } = await server.visitor().get(`/open/claim-answers/${'0'.repeat(52)}`)
  expect([status, body.message]).toEqual([404, claimMessages.badLink])
})

test('takes what a carrier enters on the page of the notice, without showing the person or the injury', async () => {
  const { claim, token } = await noticed()
  const guest = server.visitor()
  const page = `/open/claim-answers/${token}`
  const { body: landing } = await guest.get(page)
  expect(landing).toMatchObject({ ourNumber: claim.ourNumber, type: 'Work Comp', sent: 0 })
  expect(JSON.stringify(landing)).not.toMatch(/Ortiz|Knee|Fracture/)
  const nothing = {
    sender: 'Priya Nair',
    claimNumber: '',
    adjuster: '',
    adjusterEmail: '',
    adjusterPhone: '',
    isAcknowledged: false,
    message: '',
  }
  const empty = await guest.post(page, nothing)
  expect([empty.status, empty.body.fields]).toEqual([422, { message: claimMessages.emptyAnswer }])
  const answer = { ...nothing, claimNumber: 'WC-9', isAcknowledged: true, message: 'Will call Monday.' }
  expect((await guest.post(page, answer)).body.sent).toBe(1)
  expect((await guest.post(page, answer)).body.sent).toBe(1)
  expect((await read(claims, claim)).carrierAnswers).toMatchObject([
    { via: 'PAGE', isEntered: true, details: { claimNumber: 'WC-9', isAcknowledged: true }, text: 'Will call Monday.' },
  ])
  server.clock.advance(401 * 86_400_000)
  expect((await guest.get(page)).status).toBe(404)
})
