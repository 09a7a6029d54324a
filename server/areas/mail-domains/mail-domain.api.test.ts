import { mailDomainMessages } from '@portico/contract/areas/mail-domains/mail-domain.messages.ts'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { auditOf } from '../../app/test/audit-trail.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { TxtServer } from './test/txt-server.ts'

const dns = await TxtServer.start()
const server = useTestServer(undefined, { PORTICO_DNS_SERVER: dns.address })
afterAll(() => dns.stop())
beforeAll(() => dns.answer({}))

const path = '/api/broker-admin/HARBOR/mail-domain'
let admin: TestClient
beforeAll(async () => {
  admin = await server.signIn('broker-admin@harbor.test')
})

/** The sender of the next invitation that a brokerage emails. */
async function nextSender(): Promise<string | undefined> {
  const email = `invited-${crypto.randomUUID()}@people.test`
  const invited = { email, firstName: 'Vera', lastName: 'Lake', role: 'USER', permissions: [] }
  expect((await admin.post('/api/accounts/ACME/invitations', invited)).status).toBe(201)
  const folder = join(server.dataDir, 'outbox')
  const left = async () => (await readdir(folder)).find((name) => name.endsWith(`-email-${email}.json`))
  await expect.poll(left, { timeout: 20_000 }).toBeDefined()
  return JSON.parse(await readFile(join(folder, (await left())!), 'utf8')).from
}

test('a sender is used once the records of its domain are found, and no longer when they are gone', async () => {
  expect((await admin.get(path)).body).toEqual({
    sender: null,
    fallback: null,
    verifiedAt: null,
    checkedAt: null,
    records: [],
  })
  const saved = await admin.put(path, { sender: 'service@agency.example' })
  const [record] = saved.body.records
  expect([saved.status, saved.body.verifiedAt, record]).toEqual([
    200,
    null,
    {
      name: '_portico.agency.example',
      value: expect.stringMatching(/^portico-verification=[0-9a-f]{32}$/),
      isFound: false,
    },
  ])
  const early = await admin.post(`${path}/check`)
  expect([early.status, early.body.verifiedAt, early.body.records[0].isFound]).toEqual([200, null, false])
  expect(await nextSender()).toBeUndefined()

  dns.answer({ '_portico.agency.example': ['unrelated', record.value] })
  const verified = await admin.post(`${path}/check`)
  expect(verified.body).toMatchObject({ verifiedAt: expect.any(String), records: [{ isFound: true }] })
  expect(await nextSender()).toBe('service@agency.example')

  const other = await admin.put(path, { sender: 'service@other.example' })
  expect(other.body.verifiedAt).toBeNull()
  expect(await nextSender()).toBeUndefined()
  expect((await admin.put(path, { sender: 'service@agency.example' })).body.records[0].value).not.toBe(record.value)
  expect((await admin.put(path, { sender: null })).body.sender).toBeNull()
  expect((await auditOf(server, 'brokerage', 'HARBOR')).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['brokerage.mail-sender', 'brokerage.mail-domain']),
  )
})

test('ends to be used when a later check does not find the records', async () => {
  const { body } = await admin.put(path, { sender: 'service@agency.example' })
  dns.answer({ '_portico.agency.example': [body.records[0].value] })
  expect((await admin.post(`${path}/check`)).body.verifiedAt).not.toBeNull()
  dns.answer({})
  expect((await admin.post(`${path}/check`)).body.verifiedAt).toBeNull()
  expect(await nextSender()).toBeUndefined()
  await admin.put(path, { sender: null })
})

test('names what cannot be saved or looked up, and is for admins of the brokerage', async () => {
  const wrong = await admin.put(path, { sender: 'service' })
  expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([422, ['sender']])
  expect((await admin.post(`${path}/check`)).status).toBe(404)
  await admin.put(path, { sender: 'service@agency.example' })
  dns.answer('failure')
  const failed = await admin.post(`${path}/check`)
  expect([failed.status, failed.body.message]).toEqual([422, mailDomainMessages.lookupFailed])
  const advisor = await server.signIn('advisor@harbor.test')
  expect((await advisor.get('/api/broker-admin/HARBOR/mail-domain')).status).toBe(403)
})
