import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { addCertificate, addedSet, addedVendor, carriedFrom, confirm, vendorsPath } from '../test/vendor-client.ts'
import { sendVendorReminders } from './send-reminders.ts'

const server = useTestServer()
const dayMs = 86_400_000
const today = () => server.today()
const client = () => server.signIn('owner@acme.test')
const run = () => Promise.all([1, 2].map((number) => sendVendorReminders(server.running.platform, `run ${number}`)))
const subjectsTo = async (email: string) => (await messagesTo(server, email)).map(({ subject }) => subject)

async function asked(more: object = {}) {
  const owner = await client()
  const set = await addedSet(owner)
  const vendor = await addedVendor(owner, { requirementSetId: set.id, ...more })
  expect((await owner.post(`${vendorsPath}/${vendor.id}/requests`)).status).toBe(200)
  return vendor
}

test('reminds a vendor while it is not compliant, 14 days apart and never twice, also by two servers', async () => {
  const vendor = await asked()
  const paused = await asked({ remindersOn: false })
  const spanish = await asked({ language: 'es' })
  const never = await addedVendor(await client(), { requirementSetId: vendor.requirementSetId })
  await run()
  expect(await subjectsTo(vendor.email)).toHaveLength(1)
  server.clock.advance(14 * dayMs)
  await run()
  await run()
  const subjects = await subjectsTo(vendor.email)
  expect(subjects.slice(1)).toEqual(['Acme Builders Group, Inc. needs your certificate of insurance'])
  const [, reminder] = await messagesTo(server, vendor.email)
  expect(reminder!.text).toContain('- General Liability: missing')
  expect(await subjectsTo(paused.email)).toHaveLength(1)
  expect(await subjectsTo(spanish.email)).toEqual([
    'Acme Builders Group, Inc. solicitó su certificado de seguro',
    'Acme Builders Group, Inc. necesita su certificado de seguro',
  ])
  expect(await subjectsTo(never.email)).toEqual([])
  const token = /[\w-]{43}/.exec(reminder!.link!)![0]
  expect((await server.visitor().get(`/open/vendor-certificates/${token}`)).status).toBe(200)
  expect((await auditOf(server, 'vendor', vendor.id)).filter(({ action }) => action === 'vendor.remind')).toHaveLength(
    1,
  )
  server.clock.advance(13 * dayMs)
  await run()
  expect(await subjectsTo(vendor.email)).toHaveLength(2)
})

test('reminds a vendor once for each stage before its coverage expires, and not while a certificate waits', async () => {
  const vendor = await asked()
  const owner = await client()
  await addCertificate(owner, vendor.id)
  const ends = addDays(today(), 40)
  server.clock.advance(20 * dayMs)
  await run()
  expect(await subjectsTo(vendor.email)).toHaveLength(1)
  const again = await client()
  const lines = { GENERAL_LIABILITY: carriedFrom(addDays(today(), -100), ends) }
  expect((await confirm(again, vendor.id, { lines })).body).toMatchObject({ status: 'OK', expiresOn: ends })
  await run()
  expect(await subjectsTo(vendor.email)).toHaveLength(2)
  server.clock.advance(dayMs)
  await run()
  expect(await subjectsTo(vendor.email)).toHaveLength(2)
  server.clock.advance(5 * dayMs)
  await run()
  expect((await subjectsTo(vendor.email)).slice(1)).toEqual([
    'Your certificate of insurance for Acme Builders Group, Inc. expires soon',
    'Your certificate of insurance for Acme Builders Group, Inc. expires soon',
  ])
})
