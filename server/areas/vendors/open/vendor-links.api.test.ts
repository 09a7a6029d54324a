import type { Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { inSequence } from '../../../platform/write.ts'
import { aPdf, sendWhole } from '../../documents/test/sample-files.ts'
import { addedSet, addedVendor, carriedFrom, confirm, vendorsPath } from '../test/vendor-client.ts'

const server = useTestServer()
const today = server.today()
const issuedOn = addDays(today, -30)
const lines = { GENERAL_LIABILITY: carriedFrom(issuedOn, addDays(today, 335)) }
const pdf = { name: 'ridge.pdf', bytes: aPdf }
let owner: TestClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
})

/** A vendor that was sent a request, and the path of its link. */
async function asked() {
  const set = await addedSet(owner)
  const vendor = await addedVendor(owner, { requirementSetId: set.id })
  const { status, body } = await owner.post(`${vendorsPath}/${vendor.id}/requests`)
  expect([status, body.message]).toEqual([200, undefined])
  const [mail] = await messagesTo(server, vendor.email)
  const token = /[\w-]{43}/.exec(mail!.link!)![0]
  return { vendor, mail: mail!, token, path: `/open/vendor-certificates/${token}` }
}

const read = async (id: string): Promise<Vendor> => (await owner.get(`${vendorsPath}/${id}`)).body

test('emails a request with a link, by which a vendor without a login sends its certificate to be confirmed', async () => {
  const { vendor, mail, path } = await asked()
  expect(mail.subject).toContain('Acme Builders Group, Inc. asked for your certificate of insurance')
  expect(mail.text).toContain('- General Liability')
  const guest = server.visitor()
  const { body: landing } = await guest.get(path)
  expect(landing).toMatchObject({ vendor: vendor.name, lines: [{ status: 'MISSING' }], certificates: [] })
  expect(landing.requirements.GENERAL_LIABILITY.limit).toBe(100_000_000)
  const uploaded = await sendWhole(guest, `${path}/files`, pdf)
  expect([uploaded.status, uploaded.body.fields]).toEqual([201, undefined])
  const values = `${path}/certificates/${uploaded.body.id}`
  const wrong = await guest.put(values, { namedInsured: vendor.name, issuedOn, lines: {} })
  expect([wrong.status, wrong.body.fields]).toEqual([422, { 'lines.GENERAL_LIABILITY': vendorMessages.listLine }])
  const undated = await guest.put(values, { namedInsured: vendor.name, lines })
  expect([undated.status, undated.body.fields]).toEqual([422, { issuedOn: vendorMessages.dateNeeded }])
  const sent = await guest.put(values, { namedInsured: vendor.name, issuedOn, lines })
  expect([sent.status, sent.body.certificates[0].state]).toEqual([200, 'RECEIVED'])
  const again = await guest.put(values, { namedInsured: vendor.name, issuedOn, lines })
  expect([again.status, again.body.message]).toEqual([422, vendorMessages.alreadySent])
  const waiting = await read(vendor.id)
  expect(waiting).toMatchObject({ status: 'MISSING', waiting: 1, emails: [{ kind: 'REQUEST', isOpen: true }] })
  expect(waiting.certificates[0]).toMatchObject({ sentBy: 'Ann Ridge', namedInsured: vendor.name })
  expect((await confirm(owner, vendor.id, { lines })).body).toMatchObject({ status: 'OK' })
  expect((await guest.get(path)).body.lines).toMatchObject([{ status: 'OK' }])
  expect((await auditOf(server, 'vendor', vendor.id)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['vendor.request', 'vendor-certificate.upload', 'vendor-certificate.send']),
  )
})

test('shows a vendor why its certificate was rejected', async () => {
  const { vendor, path } = await asked()
  const guest = server.visitor()
  await sendWhole(guest, `${path}/files`, pdf)
  const [certificate] = (await read(vendor.id)).certificates
  const reject = `${vendorsPath}/${vendor.id}/certificates/${certificate!.id}/reject`
  expect((await owner.post(reject, { note: 'Page 2 is missing', version: 1 })).status).toBe(200)
  const [seen] = (await guest.get(path)).body.certificates
  expect(seen).toMatchObject({ state: 'REJECTED', note: 'Page 2 is missing' })
  expect(seen).not.toHaveProperty('decidedBy')
})

test('takes PDFs only, and no more than 10 at a time', async () => {
  const { path } = await asked()
  const guest = server.visitor()
  const text = await sendWhole(guest, `${path}/files`, { name: 'ridge.txt', bytes: Buffer.from('text') })
  expect([text.status, text.body.fields]).toEqual([422, { file: vendorMessages.onlyPdf }])
  const disguised = await sendWhole(guest, `${path}/files`, { name: 'ridge.pdf', bytes: Buffer.from('text') })
  expect(disguised.status).toBe(422)
  await inSequence(Array.from({ length: 10 }), async () => {
    expect((await sendWhole(guest, `${path}/files`, pdf)).status).toBe(201)
  })
  const eleventh = await sendWhole(guest, `${path}/files`, pdf)
  expect([eleventh.status, eleventh.body.message]).toEqual([422, vendorMessages.tooManyWaiting])
})

test('answers alike for links that are unknown, revoked, or of another vendor’s certificate', async () => {
  const { vendor, path } = await asked()
  const other = await asked()
  const guest = server.visitor()
  const { body: theirs } = await sendWhole(guest, `${other.path}/files`, pdf)
  const values = { namedInsured: vendor.name, issuedOn, lines }
  expect((await guest.put(`${path}/certificates/${theirs.id}`, values)).status).toBe(404)
  const revoked = await owner.delete(`${vendorsPath}/${vendor.id}/links`)
  expect([revoked.status, revoked.body.emails[0].isOpen]).toEqual([200, false])
  const answers = await Promise.all([guest.get(path), guest.get(`/open/vendor-certificates/${'x'.repeat(43)}`)])
  for (const { status, body } of answers) expect([status, body.message]).toEqual([404, vendorMessages.badLink])
  expect((await sendWhole(guest, `${path}/files`, pdf)).status).toBe(404)
})

test('asks for an email and requirements first, and not twice within an hour', async () => {
  const nothing = await addedVendor(owner)
  const without = await owner.post(`${vendorsPath}/${nothing.id}/requests`)
  expect([without.status, without.body.message]).toEqual([422, vendorMessages.setNeeded])
  const set = await addedSet(owner)
  const silent = await addedVendor(owner, { requirementSetId: set.id, email: '' })
  expect((await owner.post(`${vendorsPath}/${silent.id}/requests`)).body.message).toBe(vendorMessages.emailNeeded)
  const { vendor } = await asked()
  expect((await owner.post(`${vendorsPath}/${vendor.id}/requests`)).body.message).toBe(vendorMessages.justAsked)
  server.clock.advance(3_600_000)
  // The session of before was idle for too long.
  const later = await server.signIn('owner@acme.test')
  expect((await later.post(`${vendorsPath}/${vendor.id}/requests`)).status).toBe(200)
})
