import { testEmailMessages } from '@portico/contract/areas/test-emails/test-email.messages.ts'
import type { EmailTemplate } from '@portico/contract/areas/test-emails/test-email.shapes.ts'
import { beforeAll, expect, test } from 'vitest'
import { messagesTo } from '../../app/test/sent-messages.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { aBrokerage } from '../people/test/people.builders.ts'

const server = useTestServer()
const base = '/api/administration/test-emails'
const self = 'admin@portico.test'
let admin: TestClient

beforeAll(async () => {
  admin = await server.signIn(self)
})

const sent = async () => (await messagesTo(server, self)).filter(({ subject }) => subject.startsWith('Test: '))

test('every kind of email can be shown as text and as a light and a dark page', async () => {
  const { status, body } = await admin.get(base)
  expect(status).toBe(200)
  const templates = body.templates as EmailTemplate[]
  expect(templates.length).toBeGreaterThan(40)
  for (const { name } of templates) {
    const shown = await admin.get(`${base}/${name}?brokerage=HARBOR`)
    expect([name, shown.status, shown.body.to]).toEqual([name, 200, self])
  }
})

test('an invitation has the name and color of the chosen brokerage, in the chosen language', async () => {
  const spanish = await admin.get(`${base}/people.account-invitation?brokerage=SUMMIT&language=es`)
  expect(spanish.body).toMatchObject({ isBranded: true, languages: ['en', 'es'] })
  expect(spanish.body.text).toContain('le invitó a trabajar con')
  const { colors } = (await server.visitor().get('/open/branding/summit')).body
  const page = await admin.get(`${base}/people.account-invitation/html?brokerage=SUMMIT&scheme=dark`)
  expect(page.status).toBe(200)
  const html = page.bytes.toString()
  expect(html).toContain(`background:${colors.primary}`)
  expect(html).toContain('color-scheme:dark')
  expect(html).not.toMatch(/href="(?!#")|@media/)
  expect(page.headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'content-type': 'text/html; charset=utf-8' })
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none';.*frame-ancestors 'self'; sandbox$/)
})

test('a kind that is sent in English only, an unknown kind and an unknown brokerage are refused', async () => {
  const english = await admin.get(`${base}/session.login-link?language=es`)
  expect([english.status, english.body.fields]).toEqual([422, { language: testEmailMessages.otherLanguage }])
  expect((await admin.get(`${base}/session.nothing`)).status).toBe(404)
  const unknown = await admin.get(`${base}/session.login-link?brokerage=NOSUCH`)
  expect([unknown.status, unknown.body.fields]).toEqual([422, { brokerage: testEmailMessages.unknownBrokerage }])
})

test('is sent to the user’s own address, and to no other', async () => {
  const path = `${base}/vendors.request/send`
  const other = await admin.post(path, { to: 'owner@acme.test', brokerage: 'HARBOR', language: 'en' })
  expect([other.status, other.body.fields]).toEqual([422, { to: testEmailMessages.onlySelf }])
  expect(await sent()).toEqual([])
  expect((await admin.post(path, { to: self.toUpperCase(), brokerage: 'HARBOR', language: 'es' })).status).toBe(204)
  expect(await sent()).toMatchObject([
    { subject: 'Test: Tuckahoe Steel, Inc. solicitó su certificado de seguro', link: '/o/sample/vendor-certificates' },
  ])
  expect((await admin.post(path, { to: self, language: 'en' })).status).toBe(204)
})

test('is not sent in the name of a suspended brokerage', async () => {
  const code = await aBrokerage(server)
  await admin.post(`/api/administration/brokerages/${code}/suspend`, { reason: 'Contract ended' })
  const refused = await admin.post(`${base}/vendors.request/send`, { to: self, brokerage: code, language: 'en' })
  expect([refused.status, refused.body.fields]).toEqual([422, { brokerage: testEmailMessages.suspended }])
})

test('is for platform administrators alone', async () => {
  const staff = await server.signIn('broker-admin@harbor.test')
  expect((await staff.get(base)).status).toBe(403)
  expect((await staff.post(`${base}/vendors.request/send`, { to: 'broker-admin@harbor.test' })).status).toBe(403)
})
