import { carrierMessages } from '@portico/contract/areas/carriers/carrier.messages.ts'
import { idCardMessages } from '@portico/contract/areas/id-cards/id-card.messages.ts'
import type { IdCardFile, IdCardPage } from '@portico/contract/areas/id-cards/id-card.shapes.ts'
import { vinCheckDigit } from '@portico/contract/areas/schedules/values/vin.ts'
import { addDays, americanDay } from '@portico/contract/kit/zone.rules.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { messagesTo } from '../../app/test/sent-messages.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { pdfText } from '../../platform/pdf/test/pdf-text.ts'
import { added, ScheduleClient } from '../schedules/test/schedule-client.ts'

const server = useTestServer()
const base = '/api/accounts/ACME'
const numbers = '/api/brokerages/HARBOR/carrier-naic-numbers'
const today = server.today()
let owner: TestClient
let viewer: TestClient
let manager: TestClient
let schedule: ScheduleClient

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  viewer = await server.signIn('viewer@acme.test')
  manager = await server.signIn('manager@harbor.test')
  schedule = new ScheduleClient(owner, 'ACME', 'AUTO')
})

const page = async (client = owner, query = ''): Promise<IdCardPage> =>
  (await client.get(`${base}/id-cards${query}`)).body

const soundVin = (start: string): string => `${start.slice(0, 8)}${vinCheckDigit(start)}${start.slice(9)}`
let vins = 0

async function vehicle(cells: Record<string, string> = {}): Promise<string> {
  vins += 1
  const edit = added({
    unit: `T${vins}`,
    year: '2022',
    make: 'Ford',
    model: 'Transit',
    vin: soundVin(`1FTBR1C80NK${String(vins).padStart(6, '0')}`),
    plateState: 'IL',
    garagingZip: '60607',
    liability: 'Y',
    ...cells,
  })
  const { status } = await schedule.edit([edit])
  expect(status).toBe(200)
  return edit.rowId
}

const shown = async (id: string, query = '') => (await page(owner, query)).vehicles.find((each) => each.id === id)

async function draft(more: object = {}) {
  const { policyId, on } = await page()
  return { policyId, on, ...more }
}

const text = async (client: TestClient, path: string) => {
  const { status, bytes } = await client.get(path)
  expect(status).toBe(200)
  return pdfText(bytes)
}

test('makes no card before the carrier’s NAIC number is known', async () => {
  const { policies, naicNumbers } = await page(manager)
  const known = naicNumbers.find(({ carrier }) => carrier === policies[0]!.carrier)!
  expect((await manager.delete(`${numbers}/${known.id}?version=${known.version}`)).status).toBe(200)
  expect((await page()).error).toBe(idCardMessages.noNaic('Cascade Casualty'))
  const wrong = await manager.post(numbers, { carrier: 'Cascade Casualty', naic: '1067' })
  expect([wrong.status, wrong.body.fields]).toEqual([422, { naic: carrierMessages.naic }])
  expect((await manager.post(numbers, { carrier: 'CASCADE CASUALTY', naic: '90001' })).status).toBe(201)
  const after = await page()
  expect([after.error, after.policies[0]?.naic, after.naicNumbers]).toEqual([null, '90001', []])
})

test('prints the cards of chosen vehicles by their plate states', async () => {
  const first = await vehicle({ unit: 'A1' })
  const second = await vehicle({ unit: 'A2', plateState: 'IA' })
  const made = await owner.post(`${base}/id-card-files`, await draft({ vehicleIds: [first, second] }))
  expect([made.status, made.body.fields]).toEqual([201, undefined])
  const { policies, files } = await page()
  expect(files[0]).toMatchObject({ id: made.body.id, state: 'READY', cards: 2, isFleet: false })
  const printed = await text(owner, `${base}/id-card-files/${made.body.id}`)
  for (const part of ['Illinois Insurance Card', policies[0]!.policyNumber, 'Cascade Casualty', '2022 Ford Transit'])
    expect(printed).toContain(part)
  expect(printed.replaceAll(/\s+/g, ' ')).toContain('This is a general card. Iowa may require its own.')
  expect((await shown(second))?.isGeneral).toBe(true)
})

test('starts with the auto policy, also where a garage policy is newer', async () => {
  const before = await page()
  const policy = { policyNumber: 'GA-1', policyType: 'GARAGE', carrier: 'Granite Mutual' }
  const term = { effectiveDate: addDays(today, -1), expirationDate: addDays(today, 364) }
  expect((await manager.post(`${base}/policies`, { ...policy, ...term })).status).toBe(201)
  const after = await page()
  expect([after.policyId, after.policies.length]).toEqual([before.policyId, before.policies.length + 1])
})

test('lists the PDFs page by page, newest first, and none of another account', async () => {
  const asked = await draft({ vehicleIds: [await vehicle({ unit: 'P1' })] })
  const made: string[] = []
  for (let count = 0; count < 11; count += 1) {
    server.clock.advance(1000)
    made.unshift((await owner.post(`${base}/id-card-files`, asked)).body.id)
  }
  const newest = await page()
  expect([newest.files.map(({ id }) => id), newest.hasMoreFiles]).toEqual([made.slice(0, 10), true])
  const listed: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const { status, body } = await viewer.get(`${base}/id-card-files?limit=4${cursor && `&cursor=${cursor}`}`)
    expect(status).toBe(200)
    listed.push(...body.files.map(({ id }: IdCardFile) => id))
    cursor = body.nextCursor
  }
  expect(listed.slice(0, 11)).toEqual(made)
  expect(new Set(listed).size).toBe(listed.length)
  const stranger = await server.signIn('advisor@summit.test')
  expect((await stranger.get(`${base}/id-card-files`)).status).toBe(404)
  expect((await owner.get(`${base}/id-card-files?cursor=x`)).status).toBe(400)
})

test.each([
  ['has no VIN', { vin: '' }, idCardMessages.noVin],
  ['has a VIN that cannot be one', { vin: '1FTBR1C80NKA12' }, idCardMessages.vinForm],
  ['was removed', { rowStatus: 'REMOVED' }, idCardMessages.removed],
  ['is not covered for liability', { liability: 'N' }, idCardMessages.noLiability],
  ['was sold', { effectiveTo: '2020-01-31' }, idCardMessages.noLonger('01/31/2020')],
  ['needs the carrier’s own card', { plateState: 'NY' }, /encrypted bar code/],
] as const)('refuses a vehicle that %s', async (_, cells, reason) => {
  const id = await vehicle(cells)
  expect((await shown(id))?.error).toMatch(reason)
  const made = await owner.post(`${base}/id-card-files`, await draft({ vehicleIds: [id] }))
  expect(made.status).toBe(422)
  expect(made.body.fields.vehicleIds).toMatch(reason)
  const sent = await owner.post(
    `${base}/id-card-links`,
    await draft({ vehicleId: id, recipientName: 'Sam', channel: 'email', recipient: 'sam@drivers.test' }),
  )
  expect([sent.status, Object.keys(sent.body.fields)]).toEqual([422, ['vehicleId']])
})

test('refuses days on which no auto policy is in force', async () => {
  const id = await vehicle()
  const far = addDays(today, 2000)
  const there = await page(owner, `?on=${far}`)
  expect([there.policyId, there.error]).toEqual([null, idCardMessages.noPolicy(americanDay(far))])
  const made = await owner.post(`${base}/id-card-files`, await draft({ on: far, vehicleIds: [id] }))
  expect([made.status, made.body.fields.policyId]).toEqual([422, idCardMessages.policyNotInForce(americanDay(far))])
})

test('makes the fleet in the background and counts who is left out', async () => {
  await vehicle({ vin: '' })
  const made = await owner.post(`${base}/id-card-files`, await draft({ vehicleIds: null }))
  expect(made.status).toBe(201)
  const file = await vi.waitFor(
    async (): Promise<IdCardFile> => {
      const found = (await page()).files.find(({ id }) => id === made.body.id)!
      expect(found.state).toBe('READY')
      return found
    },
    { timeout: 60_000, interval: 300 },
  )
  const { vehicles } = await page()
  const without = vehicles.filter(({ error }) => error !== null).length
  expect([file.cards, file.leftOut, file.progress]).toEqual([vehicles.length - without, without, 100])
  const printed = await text(owner, `${base}/id-card-files/${made.body.id}`)
  expect(printed).toContain(`Page 1 of ${Math.ceil(file.cards / 8)}`)
}, 90_000)

test('sends a card by email; its page shows what is in force and stops once the link is revoked', async () => {
  const id = await vehicle({ unit: 'S9' })
  const recipient = `driver-${crypto.randomUUID()}@drivers.test`
  const sent = await owner.post(
    `${base}/id-card-links`,
    await draft({ vehicleId: id, recipientName: 'Marcus Bell', channel: 'email', recipient, days: 10 }),
  )
  expect(sent.status).toBe(201)
  const [mail] = await messagesTo(server, recipient)
  expect(mail?.text).toContain('Marcus Bell')
  const token = /\/id-card\/([\w-]+)/.exec(mail!.link!)![1]!
  const guest = server.visitor()
  const opened = await guest.get(`/open/id-cards/${token}`)
  expect(opened.status).toBe(200)
  expect(opened.body).toMatchObject({ state: 'IN_FORCE', card: { unit: 'S9', naic: expect.stringMatching(/^\d{5}$/) } })
  expect((await guest.post(`/open/id-cards/${token}/views`)).status).toBe(204)
  expect(await text(guest, `/open/id-cards/${token}/file`)).toContain('Illinois Insurance Card')
  const logged = (await page()).links.find((link) => link.id === sent.body.id)
  expect(logged).toMatchObject({ recipient, views: 1, state: 'WORKS', recipientName: 'Marcus Bell' })
  expect((await page(viewer)).links).toEqual([])

  const { version } = (await schedule.rows()).find(({ rowId }) => rowId === id)!
  expect((await schedule.edit([{ op: 'delete', rowId: id, version }])).status).toBe(200)
  expect((await guest.get(`/open/id-cards/${token}`)).body).toMatchObject({ state: 'NOT_VALID', card: null })
  expect((await guest.get(`/open/id-cards/${token}/file`)).status).toBe(404)

  expect((await owner.delete(`${base}/id-card-links/${sent.body.id}`)).status).toBe(204)
  expect((await guest.get(`/open/id-cards/${token}`)).status).toBe(404)
  expect((await guest.get('/open/id-cards/unknown')).status).toBe(404)
})

test('sends a card by text message and keeps the last digits of the number only', async () => {
  const id = await vehicle()
  const send = await draft({ vehicleId: id, recipientName: 'Ana', channel: 'sms', recipient: '(206) 555-0188' })
  const sent = await owner.post(`${base}/id-card-links`, send)
  expect(sent.status).toBe(201)
  const logged = (await page()).links.find((link) => link.id === sent.body.id)
  expect(logged).toMatchObject({ channel: 'sms', recipient: '•••0188' })
  const wrong = await owner.post(`${base}/id-card-links`, { ...send, recipient: 'ana@drivers.test' })
  expect([wrong.status, wrong.body.fields]).toMatchObject([422, { recipient: 'must be a valid US Phone Number.' }])
})

test('refuses viewers, and answers strangers as if nothing were there', async () => {
  const id = await vehicle()
  const asked = await draft({ vehicleIds: [id] })
  expect((await viewer.post(`${base}/id-card-files`, asked)).status).toBe(403)
  const stranger = await server.signIn('owner@ridge.test')
  expect((await stranger.get(`${base}/id-cards`)).status).toBe(404)
  expect((await stranger.get(`${base}/id-card-files/${id}`)).status).toBe(404)
  expect((await owner.get(`${base}/id-card-files/${id}`)).status).toBe(404)
  expect((await owner.delete(`${base}/id-card-links/${id}`)).status).toBe(404)
})

test('prints the address to report a claim on cards once the account has switched it on', async () => {
  const id = await vehicle({ unit: 'QR1' })
  const addressOfCode = async () => {
    const { codes } = (await owner.get(`${base}/notice-codes`)).body as { codes: { label: string; address: string }[] }
    return codes.find(({ label }) => label.startsWith('Unit QR1'))?.address
  }
  const printed = async (vehicleIds: string[] | null) => {
    const { status, body } = await owner.post(`${base}/id-card-files`, await draft({ vehicleIds }))
    expect([status, body.fields]).toEqual([201, undefined])
    return body.id as string
  }
  const first = await printed([id])
  expect(await text(owner, `${base}/id-card-files/${first}`)).not.toContain('SCAN TO REPORT')
  expect(await addressOfCode()).toBeUndefined()
  expect((await owner.put(`${base}/notice-settings`, { onIdCards: true })).body).toEqual({ onIdCards: true })
  const second = await printed([id])
  expect(await text(owner, `${base}/id-card-files/${second}`)).toContain('SCAN TO REPORT')
  const address = await addressOfCode()
  expect((await server.visitor().get(`/open/first-notices/${address!.split('/n/')[1]}`)).body.kind).toBe('VEHICLE')
  expect((await owner.put(`${base}/notice-settings`, { onIdCards: false })).status).toBe(200)
})
