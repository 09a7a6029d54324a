import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Claim, ClaimList } from '@portico/contract/areas/claims/claim.shapes.ts'
import { firstNoticeMessages } from '@portico/contract/areas/first-notices/first-notice.messages.ts'
import type { NoticeCode, NoticeCodePage } from '@portico/contract/areas/first-notices/first-notice.shapes.ts'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import { messagesTo } from '../../app/test/sent-messages.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { pdfText } from '../../platform/pdf/test/pdf-text.ts'
import { inSequence } from '../../platform/write.ts'
import { aPdf, sendWhole } from '../documents/test/sample-files.ts'

const server = useTestServer()
const base = '/api/accounts/ACME'
const path = `${base}/notice-codes`
const today = server.today()
let owner: TestClient
let user: TestClient
let viewer: TestClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  user = await server.signIn('user@acme.test')
  viewer = await server.signIn('viewer@acme.test')
})

const page = async (): Promise<NoticeCodePage> => (await owner.get(path)).body

async function created(draft: object = {}): Promise<NoticeCode> {
  const sent = { kind: 'ACCOUNT', rowId: null, label: 'Yard wall', days: 365, ...draft }
  const { status, body } = await user.post(path, sent)
  expect([status, body.fields]).toEqual([201, undefined])
  return body
}

const openPath = ({ address }: NoticeCode): string => `/open/first-notices/${address.split('/n/')[1]}`

const notice = (more: object = {}) => ({
  key: crypto.randomUUID(),
  language: 'es',
  type: 'AUTO',
  lossOn: today,
  lossTime: '14:30',
  place: 'Ruta 16 y Mill Road',
  state: 'OH',
  what: 'Nos chocaron por detrás. SSN 123-45-6789',
  others: 'Dorothy Lang, (555) 010-0177',
  injured: 'N',
  police: 'Y',
  reportNumber: '24-118',
  witnesses: '',
  name: 'Joe Driver',
  phone: '(555) 010-0155',
  role: 'DRIVER',
  ...more,
})

const drafts = async (client: TestClient): Promise<ClaimList['claims']> =>
  ((await client.get(`${base}/claims`)).body as ClaimList).claims.filter(({ status }) => status === 'DRAFT')

test('a code shows the name of the account and nothing else of it', async () => {
  const code = await created()
  const { status, body } = await server.visitor().get(openPath(code))
  expect([status, body.company, body.kind, body.vehicle]).toEqual([200, 'Acme Builders Group, Inc.', 'ACCOUNT', ''])
  expect(Object.keys(body).toSorted()).toEqual(['branding', 'brokerage', 'company', 'kind', 'today', 'vehicle'])
})

test('a vehicle’s code shows its year, make, and the end of its VIN, and is renewed rather than doubled', async () => {
  const [vehicle] = (await page()).vehicles
  const code = await created({ kind: 'VEHICLE', rowId: vehicle!.id, label: '' })
  const { body } = await server.visitor().get(openPath(code).toLowerCase())
  expect(body.vehicle).toMatch(/^\d{4} .+, VIN …\w{4}$/u)
  const again = await created({ kind: 'VEHICLE', rowId: vehicle!.id, label: '', days: 400 })
  expect([again.id, again.address]).toEqual([code.id, code.address])
  expect(again.expiresAt > code.expiresAt).toBe(true)
})

test('a driver without a login reports; the account confirms the draft, and people with claim rights are notified', async () => {
  const [vehicle] = (await page()).vehicles
  const code = await created({ kind: 'VEHICLE', rowId: vehicle!.id, label: '' })
  const guest = server.visitor()
  const sent = notice()
  const { status, body } = await guest.post(openPath(code), sent)
  expect([status, body.fields]).toEqual([201, undefined])
  const repeated = await guest.post(openPath(code), sent)
  expect([repeated.status, repeated.body]).toEqual([201, body])
  const photo = await sendWhole(guest, `${openPath(code)}/photos/${body.uploadToken}`, {
    name: 'front.pdf',
    bytes: aPdf,
  })
  expect([photo.status, photo.body]).toEqual([201, { photos: 1 }])

  const found = (await drafts(user)).filter(({ ourNumber }) => ourNumber === body.reference)
  expect(found).toMatchObject([{ awaitsConfirmation: true, reportedBy: 'Joe Driver', lossOn: today }])
  const claimPath = `${base}/claims/${found[0]!.id}`
  const claims = await server.signIn('claims@harbor.test')
  const waiting: Claim = (await claims.get(claimPath)).body
  expect(waiting).toMatchObject({
    guest: { name: 'Joe Driver', phone: '(555) 010-0155', role: 'Driver', language: 'es' },
    files: [{ name: 'front.pdf', addedBy: 'Joe Driver' }],
  })
  expect(waiting.answers).toMatchObject({
    what: 'Nos chocaron por detrás. SSN ***-**-****',
    driver: 'Joe Driver',
    contactPhone: '(555) 010-0155',
  })
  expect(waiting.answers['vehicle']).not.toBe('')
  expect((await viewer.get(claimPath)).status).toBe(404)
  expect((await (await server.signIn('owner@ridge.test')).get(claimPath)).status).toBe(404)
  const mails = await Promise.all(['owner@acme.test', 'claims@harbor.test'].map((to) => messagesTo(server, to)))
  for (const received of mails)
    expect(received.map(({ subject }) => subject)).toContain('Auto claim to confirm for Acme Builders Group, Inc.')

  const reported = await user.post(`${claimPath}/report`, { version: waiting.version })
  expect([reported.status, reported.body.fields]).toEqual([200, undefined])
  expect(reported.body).toMatchObject({ status: 'REPORTED', awaitsConfirmation: false, guest: { name: 'Joe Driver' } })
  expect((await auditOf(server, 'claim', found[0]!.id)).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['first-notice.receive', 'first-notice.photo', 'claim.report']),
  )
  expect((await page()).codes.find(({ id }) => id === code.id)).toMatchObject({ uses: 1 })
})

test('a draft belongs to the person who first works on it', async () => {
  const code = await created()
  const { body } = await server.visitor().post(openPath(code), notice({ type: 'PROPERTY' }))
  const { id, version } = (await drafts(user)).find(({ ourNumber }) => ourNumber === body.reference)!
  const { answers }: Claim = (await user.get(`${base}/claims/${id}`)).body
  const edit = { type: 'PROPERTY', policyId: null, answers, triage: null, version }
  expect((await user.put(`${base}/claims/${id}`, edit)).status).toBe(200)
  const manager = await server.signIn('manager@harbor.test')
  expect((await manager.get(`${base}/claims/${id}`)).status).toBe(404)
  expect((await user.get(`${base}/claims/${id}`)).body).toMatchObject({ awaitsConfirmation: false })
})

test('the code of a location says where it happened, and shows it to no one', async () => {
  const [location] = (await page()).locations
  const code = await created({ kind: 'LOCATION', rowId: location!.id, label: '' })
  const guest = server.visitor()
  expect(JSON.stringify((await guest.get(openPath(code))).body)).not.toContain(location!.label)
  const { body, status } = await guest.post(openPath(code), notice({ type: 'PROPERTY', place: '', state: '' }))
  expect([status, body.fields]).toEqual([201, undefined])
  const draft = (await drafts(owner)).find(({ ourNumber }) => ourNumber === body.reference)
  expect(draft!.location).not.toBe('')
})

test('refuses what is missing by field, days of the future, and files that are no photos', async () => {
  const code = await created()
  const guest = server.visitor()
  const { status, body } = await guest.post(openPath(code), notice({ what: ' ', name: '', lossOn: '2199-01-01' }))
  const { required, future } = firstNoticeMessages
  expect([status, body.fields]).toEqual([422, { what: required, name: required, lossOn: future }])
  const sent = await guest.post(openPath(code), notice())
  const photos = `${openPath(code)}/photos/${sent.body.uploadToken}`
  const text = await sendWhole(guest, photos, { name: 'note.txt', bytes: Buffer.from('x') })
  expect([text.status, text.body.fields]).toEqual([422, { file: firstNoticeMessages.onlyPhotos }])
  await inSequence(
    Array.from({ length: 10 }, (_, at) => at),
    async (at) => {
      expect((await sendWhole(guest, photos, { name: `p${at}.pdf`, bytes: aPdf })).status).toBe(201)
    },
  )
  expect((await sendWhole(guest, photos, { name: 'more.pdf', bytes: aPdf })).body.message).toBe(
    firstNoticeMessages.tooManyPhotos,
  )
  expect((await sendWhole(guest, `${openPath(code)}/photos/unknown`, { name: 'p.pdf', bytes: aPdf })).status).toBe(404)
})

test('a code stops working once it is revoked or expired', async () => {
  const code = await created({ days: 1 })
  expect((await user.delete(`${path}/${code.id}`)).status).toBe(204)
  const guest = server.visitor()
  const { status, body } = await guest.get(openPath(code))
  expect([status, body.message]).toEqual([404, firstNoticeMessages.badCode])
  expect((await guest.post(openPath(code), notice())).status).toBe(404)
  expect((await user.delete(`${path}/${crypto.randomUUID()}`)).status).toBe(404)
  const short = await created({ days: 1 })
  server.clock.advance(2 * 86_400_000)
  expect((await guest.get(openPath(short))).status).toBe(404)
})

test('prints a page with the code in English and Spanish', async () => {
  owner = await server.signIn('owner@acme.test')
  user = await server.signIn('user@acme.test')
  const code = await created()
  const { status, bytes } = await user.get(`${path}/${code.id}/poster`)
  expect(status).toBe(200)
  const text = await pdfText(bytes)
  expect(text).toContain('Accident or damage?')
  expect(text).toContain('¿Accidente o daño?')
  expect(text).toContain(code.address.split('/n/')[1])
})

test('viewers and people of another account make no codes', async () => {
  viewer = await server.signIn('viewer@acme.test')
  expect((await viewer.get(path)).status).toBe(403)
  expect((await viewer.post(path, { kind: 'ACCOUNT', rowId: null, label: 'x', days: 1 })).status).toBe(403)
  expect((await (await server.signIn('owner@ridge.test')).get(path)).status).toBe(404)
  const unnamed = await user.post(path, { kind: 'ACCOUNT', rowId: null, label: '', days: 1 })
  expect([unnamed.status, unnamed.body.fields]).toEqual([422, { label: firstNoticeMessages.labelNeeded }])
  expect(claimMessages.onlyReads).toBe(firstNoticeMessages.onlyReads)
})
