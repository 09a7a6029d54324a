import type { CertificatePolicy } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { messagesTo, subjectsTo } from '../../app/test/sent-messages.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import {
  account,
  addedHolder,
  codeOf,
  issuedCertificate,
  policyInForce,
} from '../certificates/test/certificate-client.ts'
import { tellAllSubscribers } from './tell-subscribers.ts'

const server = useTestServer()
let owner: TestClient
let manager: TestClient
let gl: CertificatePolicy

beforeEach(async () => {
  owner = await server.signIn('owner@acme.test')
  manager = await server.signIn('manager@harbor.test')
  gl = await policyInForce(owner, 'GENERAL_LIABILITY')
})

const newAddress = () => `subscriber-${crypto.randomUUID().slice(0, 8)}@pier.test`
const certificate = async (more: object = {}) =>
  issuedCertificate(owner, { holderId: await addedHolder(owner), policyIds: [gl.id], ...more })
const ask = (code: string, email: string) =>
  server.visitor().post(`/open/certificates/${code}/subscriptions`, { email })
const tokenIn = (link: string | undefined, name: string): string =>
  new URL(link!, 'http://portal.example').searchParams.get(name)!
const tell = () => tellAllSubscribers(server.running.platform, 'test')
const mailsOf = (email: string) => messagesTo(server, email)

async function subscribed(code: string): Promise<string> {
  const email = newAddress()
  expect((await ask(code, email)).status).toBe(202)
  const [mail] = await mailsOf(email)
  const token = tokenIn(mail!.link, 'confirm')
  const { status, body } = await server.visitor().post(`/open/certificate-subscriptions/${token}`, {})
  server.clock.advance(1000)
  expect([status, body.isSubscribed]).toEqual([200, true])
  expect(body.email).not.toBe(email)
  return email
}

/** Sets the limit of the first coverage, past the page of the policy, so that only what follows rechecks certificates. */
const covered = (cents: number) =>
  server.running.platform.database.write({ account: 'ACME' }, (tx) =>
    sql`update policy_coverages set limit_cents = ${cents} where account_code = 'ACME' and policy_id = ${gl.id}
      and place = (select min(place) from policy_coverages where account_code = 'ACME' and policy_id = ${gl.id})`.execute(
      tx.db,
    ),
  )

const endorsed = async (number: string) => {
  const { body } = await manager.get(`${account}/policies/${gl.id}`)
  const added = await manager.post(`${account}/policies/${gl.id}/endorsements`, {
    number,
    description: 'Limit changed',
    effectiveDate: body.effectiveDate,
    premiumChange: 0,
  })
  expect([added.status, added.body.fields]).toMatchObject([expect.any(Number), undefined])
}

test('a confirmed subscriber is told of a change that an endorsement alone brings, and stops with one click', async () => {
  const issued = await certificate()
  const email = await subscribed(codeOf(issued))
  await covered(50_000_000)
  await endorsed('7')
  await expect.poll(async () => (await mailsOf(email)).length, { timeout: 30_000 }).toBe(2)
  const [, changed] = await mailsOf(email)
  expect(changed!.subject).toContain('changed since issue')
  expect(changed!.link).toContain(codeOf(issued))
  const { oneClick, link } = changed!.optOut!
  expect(tokenIn(link, 'stop')).toBe(oneClick!.split('/').at(-1))
  const form = { 'x-requested-with': undefined, 'content-type': 'application/x-www-form-urlencoded' }
  const stopped = await server.visitor().post(oneClick!, 'List-Unsubscribe=One-Click', { headers: form })
  expect([stopped.status, stopped.body.isSubscribed]).toEqual([200, false])
  expect((await server.visitor().post(oneClick!, {})).status).toBe(404)
  await covered(100_000_000)
  await endorsed('8')
  await expect
    .poll(async () => (await owner.get(`${account}/certificates/${issued.id}`)).body.standing, { timeout: 30_000 })
    .toBe('IN_FORCE')
  await tell()
  expect(await mailsOf(email)).toHaveLength(2)
})

test('a subscriber is told of a new revision once, also by two servers', async () => {
  const issued = await certificate()
  const email = await subscribed(codeOf(issued))
  await certificate({ holderId: issued.request.holderId, revises: issued.id, project: 'Pier 10' })
  await Promise.all([tell(), tell()])
  await tell()
  const mails = await mailsOf(email)
  expect(mails.map(({ subject }) => subject).slice(1)).toEqual([expect.stringContaining('revision 1 issued')])
})

test('nobody is told before they confirm, and asking again too soon or too often sends nothing', async () => {
  const code = codeOf(await certificate())
  const email = newAddress()
  await ask(code, email)
  await ask(code, email.toUpperCase())
  expect(await mailsOf(email)).toHaveLength(1)
  for (const _ of [1, 2, 3]) {
    server.clock.advance(700_000)
    await ask(code, email)
  }
  expect(await mailsOf(email)).toHaveLength(3)
  expect((await ask('000000000000-0', email)).status).toBe(404)
  expect((await ask(code, 'nobody')).body.fields).toHaveProperty('email')
  const expired = (await mailsOf(email)).at(-1)!
  server.clock.advance(8 * 86_400_000)
  const token = tokenIn(expired.link, 'confirm')
  expect((await server.visitor().post(`/open/certificate-subscriptions/${token}`, {})).status).toBe(404)
})

test('a subscription brings at most five emails a day, and the last state the day after', async () => {
  const issued = await certificate()
  const email = await subscribed(codeOf(issued))
  const stated = (standing: string) =>
    server.running.platform.database.write({ account: 'ACME' }, (tx) =>
      sql`update certificates set standing = ${standing} where account_code = 'ACME' and id = ${issued.id}`.execute(
        tx.db,
      ),
    )
  for (const standing of ['CHANGED', 'IN_FORCE', 'CHANGED', 'IN_FORCE', 'CHANGED', 'EXPIRED', 'CANCELED']) {
    await stated(standing)
    await tell()
  }
  expect(await subjectsTo(server, email)).toHaveLength(6)
  server.clock.advance(86_400_000)
  await tell()
  expect((await subjectsTo(server, email)).at(-1)).toContain('canceled')
  await stated('IN_FORCE')
})
