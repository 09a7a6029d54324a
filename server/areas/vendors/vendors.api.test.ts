import type { Vendor, VendorList } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { validationMessages } from '@portico/contract/areas/schedules/validation.messages.ts'
import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import {
  addCertificate,
  addedSet,
  addedVendor,
  asked,
  carriedFrom,
  confirm,
  setsPath,
  vendorDraft,
  vendorsPath,
} from './test/vendor-client.ts'

const server = useTestServer()
const today = server.today()
const lines = { GENERAL_LIABILITY: carriedFrom(addDays(today, -30), addDays(today, 335)) }
let owner: TestClient
let staff: TestClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  staff = await server.signIn('manager@harbor.test')
})

const read = async (id: string): Promise<Vendor> => (await owner.get(`${vendorsPath}/${id}`)).body

async function withCertificate(more: object = {}, at = lines) {
  const set = await addedSet(owner)
  const vendor = await addedVendor(owner, { requirementSetId: set.id, ...more })
  expect((await addCertificate(staff, vendor.id)).status).toBe(200)
  const { status, body } = await confirm(owner, vendor.id, { lines: at })
  expect([status, body.fields]).toEqual([200, undefined])
  return { set, vendor, shown: body as Vendor }
}

test('counts a certificate once its values are confirmed', async () => {
  const set = await addedSet(owner)
  const vendor = await addedVendor(owner, { requirementSetId: set.id })
  expect(await read(vendor.id)).toMatchObject({ status: 'MISSING', isCompliant: false, setName: set.name })
  const { body: uploaded } = await addCertificate(staff, vendor.id)
  expect(uploaded).toMatchObject({ status: 'MISSING', waiting: 1, certificates: [{ state: 'UPLOADED' }] })
  const { body } = await confirm(owner, vendor.id, { lines })
  expect(body).toMatchObject({ status: 'OK', isCompliant: true, waiting: 0, expiresOn: addDays(today, 335) })
  expect(body.certificates).toMatchObject([{ state: 'CONFIRMED', setVersion: 1, fileName: 'certificate.pdf' }])
  const again = await confirm(owner, vendor.id, { lines })
  expect([again.status, again.body.message]).toEqual([422, vendorMessages.alreadyDecided])
  expect((await auditOf(server, 'vendor', vendor.id)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['vendor.create', 'vendor-certificate.add', 'vendor-certificate.confirm']),
  )
})

test('judges vendors by the latest version of their requirement set, and keeps the earlier ones', async () => {
  const { set, vendor } = await withCertificate()
  const higher = { ...asked, limit: 500_000_000 }
  const { status, body } = await owner.put(`${setsPath}/${set.id}`, {
    name: set.name,
    lines: { GENERAL_LIABILITY: higher },
    version: set.version,
  })
  expect([status, body.version]).toEqual([200, 2])
  expect(await read(vendor.id)).toMatchObject({ status: 'LOW_LIMIT' })
  const versions = await owner.get(`${setsPath}/${set.id}/versions`)
  expect(versions.body.map((each: { version: number }) => each.version)).toEqual([2, 1])
  expect(versions.body[1].lines.GENERAL_LIABILITY.limit).toBe(100_000_000)
  const stale = await staff.put(`${setsPath}/${set.id}`, { name: 'Mine', lines: set.lines, version: 1 })
  expect([stale.status, stale.body.current.version]).toEqual([409, 2])
  const used = await owner.delete(`${setsPath}/${set.id}?version=2`)
  expect([used.status, used.body.message]).toEqual([422, vendorMessages.setUsed(1)])
  expect((await owner.get(`${setsPath}/${crypto.randomUUID()}/versions`)).status).toBe(404)
})

test('accepts a deficiency only with a note and until a date', async () => {
  const { vendor } = await withCertificate({}, { GENERAL_LIABILITY: { ...lines.GENERAL_LIABILITY, waiver: false } })
  const path = `${vendorsPath}/${vendor.id}/acceptances`
  const until = addDays(today, 60)
  const line = 'GENERAL_LIABILITY'
  const refused = await owner.post(path, { line, note: '  ', until })
  expect([refused.status, refused.body.fields]).toEqual([422, { note: vendorMessages.noteNeeded }])
  const past = await owner.post(path, { line, note: 'Agreed', until: today })
  expect([past.status, past.body.fields]).toEqual([422, { until: vendorMessages.untilFuture }])
  const far = await owner.post(path, { line, note: 'Agreed', until: addDays(today, 400) })
  expect([far.status, far.body.fields]).toEqual([422, { until: vendorMessages.untilFar }])
  const undated = await owner.post(path, { line, note: 'Agreed', until: '' })
  expect([undated.status, undated.body.fields]).toEqual([422, { until: vendorMessages.untilNeeded }])
  const other = await owner.post(path, { line: 'CYBER', note: 'Agreed', until })
  expect([other.status, other.body.message]).toEqual([422, vendorMessages.notDeficient])
  const { body } = await owner.post(path, { line, note: 'Small job', until })
  expect(body).toMatchObject({ status: 'ACCEPTED', isCompliant: true, acceptances: [{ note: 'Small job', until }] })
  const withdrawn = await owner.delete(`${path}/${body.acceptances[0].id}`)
  expect([withdrawn.status, withdrawn.body.status]).toEqual([200, 'NO_WAIVER'])
  expect((await owner.delete(`${path}/${body.acceptances[0].id}`)).status).toBe(404)
})

test('stores the FEIN of a vendor encrypted', async () => {
  const wrong = await owner.post(vendorsPath, vendorDraft({ fein: '1234' }))
  expect([wrong.status, wrong.body.fields]).toEqual([422, { fein: validationMessages.taxId }])
  const vendor = await addedVendor(owner, { fein: '74-5550123' })
  expect((await read(vendor.id)).record.fein).toBe('74-5550123')
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{
      isSealed: boolean
    }>`select fein::text like '"sealed(%' as "isSealed" from vendors where id = ${vendor.id}`.execute(tx.db),
  )
  expect(rows).toEqual([{ isSealed: true }])
})

test('refuses certificates of another insured, with dates reversed, without values, and files that are no PDF', async () => {
  const set = await addedSet(owner)
  const vendor = await addedVendor(owner, { requirementSetId: set.id })
  const text = await addCertificate(owner, vendor.id, 'certificate.txt')
  expect([text.status, text.body.fields]).toEqual([422, { file: vendorMessages.onlyPdf }])
  await addCertificate(owner, vendor.id)
  const other = await confirm(owner, vendor.id, { lines, namedInsured: 'Someone Else' })
  expect([other.status, other.body.fields]).toEqual([422, { namedInsured: vendorMessages.otherInsured(vendor.name) }])
  const reversed = { ...lines.GENERAL_LIABILITY, expiresOn: addDays(today, -31), carrier: '' }
  const wrong = await confirm(owner, vendor.id, { lines: { GENERAL_LIABILITY: reversed } })
  expect([wrong.status, wrong.body.fields]).toEqual([
    422,
    {
      'lines.GENERAL_LIABILITY.carrier': vendorMessages.required,
      'lines.GENERAL_LIABILITY.expiresOn': vendorMessages.datesReversed,
    },
  ])
  const undated = await confirm(owner, vendor.id, { lines, issuedOn: null })
  expect([undated.status, undated.body.fields]).toEqual([422, { issuedOn: vendorMessages.dateNeeded }])
  const ended = await confirm(owner, vendor.id, { lines, issuedOn: addDays(today, 1) })
  expect([ended.status, ended.body.fields]).toEqual([422, { issuedOn: vendorMessages.issuedInFuture }])
  const none = await confirm(owner, vendor.id, { lines: {} })
  expect([none.status, none.body.fields]).toEqual([422, { 'lines.GENERAL_LIABILITY': vendorMessages.listLine }])
  const { body } = await owner.get(`${vendorsPath}/${vendor.id}`)
  const reject = `${vendorsPath}/${vendor.id}/certificates/${body.certificates[0].id}/reject`
  expect((await owner.post(reject, { note: '', version: 1 })).status).toBe(422)
  const stale = await owner.post(reject, { note: 'Unreadable', version: 7 })
  expect([stale.status, stale.body.current.state]).toEqual([409, 'UPLOADED'])
  const rejected = await staff.post(reject, { note: 'Unreadable', version: 1 })
  expect([rejected.status, rejected.body.certificates[0]]).toMatchObject([
    200,
    { state: 'REJECTED', note: 'Unreadable' },
  ])
})

test('lists the share of compliant vendors and the covered spend by date', async () => {
  const { vendor } = await withCertificate({ spend: 12_000_000, spendOn: today })
  await addedVendor(owner, { spend: 4_000_000, spendOn: today })
  const { status, body } = await owner.get(vendorsPath)
  const { vendors, figures, mayWrite } = body as VendorList
  expect([status, mayWrite]).toEqual([200, true])
  expect(vendors.find(({ record }) => record.id === vendor.id)).toMatchObject({ status: 'OK' })
  expect(figures.compliant).toBeLessThanOrEqual(figures.counted)
  const [now] = figures.spendByDay
  expect(now!.covered).toBeGreaterThanOrEqual(12_000_000)
  expect(now!.spend).toBeGreaterThanOrEqual(now!.covered + 4_000_000)
  expect(figures.spendByDay.at(-1)!.covered).toBe(0)
})

test('asks for a set of the account, the date of a spend, and a name of its own', async () => {
  const unknown = await owner.post(vendorsPath, vendorDraft({ requirementSetId: crypto.randomUUID() }))
  expect([unknown.status, unknown.body.fields]).toEqual([422, { requirementSetId: vendorMessages.unknownSet }])
  const undated = await owner.post(vendorsPath, vendorDraft({ spend: 100 }))
  expect([undated.status, undated.body.fields]).toEqual([422, { spendOn: vendorMessages.spendNeedsDay }])
  const vendor = await addedVendor(owner)
  const twice = await owner.post(vendorsPath, vendorDraft({ name: vendor.name.toUpperCase() }))
  expect([twice.status, twice.body.fields]).toEqual([422, { name: vendorMessages.nameTwice }])
  const empty = await owner.post(setsPath, { name: 'Nothing', lines: {} })
  expect([empty.status, empty.body.fields]).toEqual([422, { 'lines.GENERAL_LIABILITY': vendorMessages.requireLine }])
})

test('is read by viewers, and closed to carriers and strangers', async () => {
  const { vendor } = await withCertificate()
  const viewer = await server.signIn('viewer@acme.test')
  expect((await viewer.get(`${vendorsPath}/${vendor.id}`)).body).toMatchObject({ mayWrite: false })
  expect((await viewer.post(`${vendorsPath}/${vendor.id}/acceptances`, {})).status).toBe(403)
  const stranger = await server.signIn('owner@ridge.test')
  expect((await stranger.get(`${vendorsPath}/${vendor.id}`)).status).toBe(404)
  expect((await owner.get(`/api/accounts/RIDGE/vendors/${vendor.id}`)).status).toBe(404)
})

test('judges a vendor by every clause of its requirement set, and says what a certificate cannot show', async () => {
  const { set, vendor } = await withCertificate()
  const clauses = [
    { kind: 'AI_ONGOING', line: 'GENERAL_LIABILITY', form: 'CG 20 10', edition: '04 13' },
    { kind: 'COMPLETED_TERM', count: 5 },
    { kind: 'RATING', text: 'A- VII' },
  ]
  const { name, version } = set
  const saved = await owner.put(`${setsPath}/${set.id}`, { name, lines: set.lines, clauses, version })
  expect([saved.status, saved.body.fields]).toEqual([200, undefined])
  const verdicts = ({ lines: [line] }: Vendor) =>
    line!.clauses.filter(({ kind }) => kind !== 'LIMIT_EACH').map(({ kind, verdict }) => `${kind} ${verdict}`)
  const unclear = await read(vendor.id)
  expect([unclear.status, unclear.isCompliant]).toEqual(['CANNOT_TELL', false])
  expect(verdicts(unclear).slice(-3)).toEqual([
    'AI_ONGOING CANNOT_TELL',
    'COMPLETED_TERM CANNOT_TELL',
    'RATING CANNOT_TELL',
  ])
  await staff.post('/api/brokerages/HARBOR/carrier-naic-numbers', {
    carrier: 'Rated Mutual',
    naic: '12346',
    rating: 'A',
    size: 'X',
    ratedOn: today,
    ratingSource: 'Carrier letter',
  })
  // The newer certificate counts.
  server.clock.advance(1000)
  await addCertificate(staff, vendor.id)
  const attached = {
    GENERAL_LIABILITY: { ...lines.GENERAL_LIABILITY, carrier: 'Rated Mutual', forms: 'CG 20 10 04 13' },
  }
  const { body } = await confirm(owner, vendor.id, { lines: attached })
  expect(verdicts(body).slice(-3)).toEqual(['AI_ONGOING MET', 'COMPLETED_TERM CANNOT_TELL', 'RATING MET'])
  const until = addDays(today, 30)
  const accepted = await owner.post(`${vendorsPath}/${vendor.id}/acceptances`, {
    line: 'GENERAL_LIABILITY',
    note: 'Vendor agreed to renew for 5 years',
    until,
  })
  expect(accepted.body).toMatchObject({ status: 'ACCEPTED', isCompliant: true })
  expect((accepted.body as Vendor).acceptances[0]!.findings).toEqual([
    { issue: 'CANNOT_TELL', text: 'Completed operations term: 5 years' },
  ])
  const more = [...clauses, { kind: 'AI_COMPLETED', line: 'GENERAL_LIABILITY' }]
  const again = { name, lines: set.lines, clauses: more, version: saved.body.version }
  expect((await owner.put(`${setsPath}/${set.id}`, again)).status).toBe(200)
  const reopened = await read(vendor.id)
  expect([reopened.status, reopened.isCompliant, reopened.acceptances.length]).toEqual(['CANNOT_TELL', false, 1])
  const lacking = reopened.lines[0]!.clauses.filter(({ issue }) => issue !== null)
  expect(lacking.map(({ kind, isAccepted }) => [kind, isAccepted])).toEqual([
    ['COMPLETED_TERM', true],
    ['AI_COMPLETED', false],
  ])
})
