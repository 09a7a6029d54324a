import { lenderMessages } from '@portico/contract/areas/claims/lenders/lender-notice.messages.ts'
import type { LenderNotices } from '@portico/contract/areas/claims/lenders/lender-notice.shapes.ts'
import type { ClaimTypeCode } from '@portico/contract/areas/claims/claim-types.ts'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { messagesTo } from '../../../app/test/sent-messages.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { pdfText } from '../../../platform/pdf/test/pdf-text.ts'
import { claimsPath, reportedInjury } from '../test/claim-client.ts'

const server = useTestServer()
let staff: TestClient
let owner: TestClient
const today = () => server.today()

beforeAll(async () => {
  staff = await server.signIn('manager@harbor.test')
  owner = await server.signIn('owner@acme.test')
})

async function reported(type: ClaimTypeCode, more: Record<string, string>): Promise<string> {
  const { body: begun } = await staff.post(claimsPath, { type })
  const answers = {
    lossOn: today(),
    location: 'Route 16 at Mill Road',
    state: 'IL',
    what: 'Hit from behind. The driver, SSN 123-45-6789, has a sore neck.',
    contactName: 'Elena Castillo',
    contactPhone: '(555) 010-0100',
    ...more,
  }
  const edit = { type, policyId: null, answers, triage: null, version: begun.version }
  const { body: saved } = await staff.put(`${claimsPath}/${begun.id}`, edit)
  const sent = await staff.post(`${claimsPath}/${begun.id}/report`, { version: saved.version })
  expect([sent.status, sent.body.fields]).toEqual([200, undefined])
  return sent.body.id
}

const reportedTruck = (more: Record<string, string> = {}) =>
  reported('AUTO', {
    vehicle: 'Unit 104',
    driver: 'Carlos Mendoza',
    cause: 'Rear-end',
    hasInjuries: 'Y',
    injuries: 'Whiplash',
    ...more,
  })

const noticesOf = (id: string) => `${claimsPath}/${id}/lender-notices`
const read = async (id: string, client = staff): Promise<LenderNotices> => (await client.get(noticesOf(id))).body

test('finds the lessor of the vehicle that was hit, and suggests a notice of a total loss', async () => {
  const id = await reportedTruck({ isTotalLoss: 'Y' })
  const { parties, reason, maySend } = await read(id)
  expect([maySend, reason]).toEqual([true, 'TOTAL_LOSS'])
  expect(parties).toMatchObject([{ name: 'Fleetway Leasing LLC', interest: 'LESSOR', isNotified: false }])
  expect((await read(await reportedTruck({ vehicle: 'Unit 105' }))).parties).toEqual([])
})

test('finds the mortgagee of a building, and suggests a notice from an amount on', async () => {
  const building = {
    location: 'Head office · 1420 W Fulton St, Chicago, IL 60607',
    cause: 'Water',
    damaged: 'Two floors',
  }
  const large = await read(await reported('PROPERTY', { ...building, estimate: '84000' }))
  expect(large.reason).toBe('AMOUNT')
  expect(large.parties).toMatchObject([{ name: 'First Lakeshore Bank, N.A.', loan: '00-448120-7' }])
  expect((await read(await reported('PROPERTY', { ...building, estimate: '800' }))).reason).toBeNull()
})

test('emails the letter, without medical facts or what people said, keeps it, and suggests nothing more', async () => {
  const id = await reportedTruck({ isTotalLoss: 'Y' })
  const [{ sources: _sources, isNotified: _isNotified, ...party } = {} as never] = (await read(id)).parties
  const draft = { ...party, email: 'insurance@fleetway.example', message: 'The truck is at our yard.' }
  const preview = await staff.get(
    `${claimsPath}/${id}/lender-notice-preview?${new URLSearchParams(draft as never).toString()}`,
  )
  expect(await pdfText(preview.bytes)).toContain('Fleetway Leasing LLC')
  const { status, body } = await staff.post(noticesOf(id), draft)
  expect([status, body.reason]).toEqual([201, null])
  expect(body.notices).toMatchObject([{ name: 'Fleetway Leasing LLC', sentBy: 'Daniel Okafor', mailedOn: null }])
  expect((await messagesTo(server, draft.email)).at(-1)!.subject).toContain('Notice of loss C-')
  const file = await owner.get(`${noticesOf(id)}/${body.notices[0].id}`)
  const text = await pdfText(file.bytes)
  for (const part of ['Unit 104', 'Lessor', 'Rear-end', 'The truck is at our yard.']) expect(text).toContain(part)
  for (const part of ['Whiplash', 'sore neck', '6789', 'Carlos Mendoza']) expect(text).not.toContain(part)
  const { entries } = (await owner.get(`${claimsPath}/${id}`)).body
  expect(entries).toContainEqual(
    expect.objectContaining({ kind: 'NOTICE', notified: ['Fleetway Leasing LLC, insurance@fleetway.example'] }),
  )
  expect((await auditOf(server, 'claim', id)).map(({ action }) => action)).toContain('claim.lender-notice')
})

test('makes a letter for someone added by hand, to mark as mailed on a day that can be', async () => {
  const id = await reportedTruck()
  const draft = { name: 'Prairie State Credit Union', interest: 'LIENHOLDER' }
  const refused = await staff.post(noticesOf(id), draft)
  expect([refused.status, refused.body.fields]).toEqual([422, { address: lenderMessages.addressNeeded }])
  const { body } = await staff.post(noticesOf(id), { ...draft, address: '12 Court St\nJoliet, IL 60432' })
  const mailed = `${noticesOf(id)}/${body.notices[0].id}/mailed`
  expect((await staff.put(mailed, { mailedOn: '2020-01-01' })).body.fields).toEqual({
    mailedOn: lenderMessages.mailedBefore,
  })
  expect((await staff.put(mailed, { mailedOn: '2999-01-01' })).body.fields).toEqual({
    mailedOn: lenderMessages.mailedLater,
  })
  const { status, body: after } = await staff.put(mailed, { mailedOn: today() })
  expect([status, after.notices[0].mailedOn]).toEqual([200, today()])
})

test('refuses the insured, claims of injuries, and strangers', async () => {
  const id = await reportedTruck()
  const draft = { name: 'Some Bank', interest: 'LOSS_PAYEE', email: 'claims@bank.example' }
  expect((await owner.post(noticesOf(id), draft)).status).toBe(403)
  expect(await read(id, owner)).toMatchObject({ parties: [], reason: null, maySend: false })
  const injury = await reportedInjury(staff, today())
  expect((await staff.post(noticesOf(injury.id), draft)).body.fields).toEqual({ type: lenderMessages.noProperty })
  const stranger = await server.signIn('owner@ridge.test')
  expect((await stranger.get(noticesOf(id))).status).toBe(404)
  expect((await staff.get(`${noticesOf(id)}/${crypto.randomUUID()}`)).status).toBe(404)
})
