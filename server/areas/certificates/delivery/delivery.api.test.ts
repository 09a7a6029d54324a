import type { Certificate } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { deliveryMessages } from '@portico/contract/areas/certificates/delivery/certificate-delivery.messages.ts'
import type {
  CertificateDeliveries,
  HolderActivityList,
} from '@portico/contract/areas/certificates/delivery/certificate-delivery.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { deliverSigned } from '../../../app/test/signed-delivery.ts'
import { carriedBy, messagesTo, subjectsTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { account, addedHolder, codeOf, issuedCertificate, policyInForce } from '../test/certificate-client.ts'
import { settleAllDeliveries } from './settle-deliveries.ts'

const secret = 'a-secret-that-only-the-mail-provider-has'
const server = useTestServer(undefined, {
  PORTICO_INBOUND_SECRET: secret,
  PORTICO_REPLY_DOMAIN: 'reply.portal.example',
})
let owner: TestClient
let policyId: string

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  policyId = (await policyInForce(owner, 'GENERAL_LIABILITY')).id
})

const newAddress = () => `holder-${crypto.randomUUID().slice(0, 8)}@pier.test`
const pathOf = ({ id }: Certificate) => `${account}/certificates/${id}/deliveries`

async function certificate(more: object = {}): Promise<Certificate> {
  return issuedCertificate(owner, { policyIds: [policyId], holderId: await addedHolder(owner), ...more })
}

const logOf = async (of: Certificate): Promise<CertificateDeliveries> => (await owner.get(pathOf(of))).body
const stateOf = async (of: Certificate) => (await logOf(of)).deliveries[0]!.state

async function sent(of: Certificate, more: object = {}): Promise<{ to: string; log: CertificateDeliveries }> {
  const to = newAddress()
  server.clock.advance(1000)
  const { status, body } = await owner.post(pathOf(of), { email: to, form: 'LINK', ...more })
  expect([status, body.fields]).toEqual([201, undefined])
  return { to, log: body }
}

const messageOf = async (deliveryId: string): Promise<string> => {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ id: string }>`select message_id as id from certificate_deliveries where id = ${deliveryId}`.execute(tx.db),
  )
  return rows[0]!.id
}

test('emails the PDF with the link, under the name of the brokerage, and keeps the PDF only until it has left', async () => {
  const issued = await certificate()
  const { to, log } = await sent(issued, { form: 'PDF' })
  expect(log.deliveries).toMatchObject([{ recipient: to, form: 'PDF', revision: 0, sentBy: 'Elena Castillo' }])
  const [mail] = await messagesTo(server, to)
  expect(mail).toMatchObject({ subject: 'Certificate of insurance for Acme Builders Group, Inc.: Pier 9' })
  expect(mail!.link).toContain(codeOf(issued))
  expect(mail!.attachments).toMatchObject([{ mediaType: 'application/pdf' }])
  await expect.poll(() => stateOf(issued), { timeout: 20_000 }).toBe('SENT')
  const [pdf] = await carriedBy(server, mail!)
  expect(pdf!.subarray(0, 4).toString()).toBe('%PDF')
  await settleAllDeliveries(server.running.platform)
  await expect(server.running.platform.files.open(mail!.attachments![0]!.key)).rejects.toThrow(/no file/i)
  expect(await stateOf(issued)).toBe('SENT')
  const trail = await auditOf(server, 'certificate', issued.id)
  expect(trail.map(({ action }) => action)).toContain('certificate.send')
})

test('says that the page was viewed after the email', async () => {
  const issued = await certificate()
  const { log } = await sent(issued)
  expect(log.deliveries[0]!.openedAt).toBeNull()
  await server.visitor().post(`/open/certificates/${codeOf(issued)}/views`, {})
  expect((await logOf(issued)).deliveries[0]!.openedAt).not.toBeNull()
})

test('what the mail server refuses is shown as failed, with its answer', async () => {
  const issued = await certificate()
  const { log } = await sent(issued)
  const id = await messageOf(log.deliveries[0]!.id)
  await expect.poll(() => stateOf(issued), { timeout: 20_000 }).toBe('SENT')
  await server.running.platform.database.write('system', (tx) =>
    sql`update messages set sent_at = null, content_sealed = null, last_error = '550 No such user' where id = ${id}`.execute(
      tx.db,
    ),
  )
  expect((await logOf(issued)).deliveries[0]).toMatchObject({ state: 'FAILED', error: '550 No such user' })
  await settleAllDeliveries(server.running.platform)
  expect((await logOf(issued)).deliveries[0]).toMatchObject({ state: 'FAILED', error: '550 No such user' })
})

test('a bounce is recorded, the address corrected, and the certificate sent again', async () => {
  const issued = await certificate()
  const { log } = await sent(issued)
  const [delivery] = log.deliveries
  const bounce = `${account}/certificate-deliveries/${delivery!.id}/bounce`
  await expect.poll(() => stateOf(issued), { timeout: 20_000 }).toBe('SENT')
  const { status, body } = await owner.post(bounce, { reason: 'Mailbox unknown' })
  expect([status, body.deliveries[0]]).toMatchObject([200, { state: 'BOUNCED', error: 'Mailbox unknown' }])
  expect((await owner.post(bounce, {})).body.message).toBe(deliveryMessages.onlySent)
  const { to } = await sent(issued, { savesAddress: true })
  const { holderEmail, deliveries } = await logOf(issued)
  expect(holderEmail).toBe(to)
  const activity: HolderActivityList = (await owner.get(`${account}/certificate-holder-activity`)).body
  const today = server.today()
  expect(activity.holders.find(({ holderId }) => holderId === issued.request.holderId)).toMatchObject({
    lastIssuedOn: today,
    expiresOn: issued.expiresOn,
    delivery: expect.stringMatching(/QUEUED|SENT/),
  })
  expect(deliveries.map(({ state }) => state)).toEqual([expect.any(String), 'BOUNCED'])
})

test('the email provider reports a bounce in a signed delivery, and the sender is notified once', async () => {
  const issued = await certificate()
  const { to, log } = await sent(issued)
  const messageId = `<${await messageOf(log.deliveries[0]!.id)}@portal.example>`
  const report = (by: string) =>
    deliverSigned(server, '/open/mail-bounces', { messageId, reason: '550 5.1.1\nunknown user' }, { secret: by })
  expect((await report('a-guess')).status).toBe(404)
  for (const _ of [1, 2]) expect((await report(secret)).status).toBe(202)
  expect((await logOf(issued)).deliveries[0]).toMatchObject({ state: 'BOUNCED', error: '550 5.1.1 unknown user' })
  const told = (await auditOf(server, 'certificate', issued.id)).filter(({ action }) => action === 'certificate.bounce')
  expect(told).toHaveLength(1)
  const subjects = await subjectsTo(server, 'owner@acme.test')
  expect(subjects.filter((subject) => subject.includes(to))).toHaveLength(1)
})

test('only what is in force is sent, by those who may change certificates', async () => {
  const first = await certificate()
  await issuedCertificate(owner, {
    holderId: first.request.holderId,
    policyIds: [policyId],
    revises: first.id,
    project: 'Pier 10',
  })
  const refused = await owner.post(pathOf(first), { email: newAddress(), form: 'PDF' })
  expect([refused.status, refused.body.message]).toEqual([422, deliveryMessages.onlyIssued])
  const bad = await owner.post(pathOf(first), { email: 'nobody', form: 'LINK' })
  expect(bad.body.fields).toHaveProperty('email')
  expect((await owner.get(`${account}/certificates/${crypto.randomUUID()}/deliveries`)).status).toBe(404)
  const unknown = `${account}/certificate-deliveries/${crypto.randomUUID()}/bounce`
  expect((await owner.post(unknown, {})).status).toBe(404)
})
