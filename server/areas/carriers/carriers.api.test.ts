import { carrierMessages } from '@portico/contract/areas/carriers/carrier.messages.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { beforeAll, expect, test } from 'vitest'
import { auditOf } from '../../app/test/audit-trail.ts'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import { sendWhole } from '../documents/test/sample-files.ts'

const server = useTestServer()
const today = server.today()
const numbers = '/api/brokerages/SUMMIT/carrier-naic-numbers'
const imports = '/api/brokerages/SUMMIT/carrier-imports'
let advisor: TestClient

beforeAll(async () => {
  advisor = await server.signIn('advisor@summit.test')
})

const sendRows = (lines: readonly string[], client = advisor) =>
  sendWhole(client, imports, { name: 'carriers.csv', bytes: Buffer.from(lines.join('\n')) })

const rated = (more: object = {}) => ({
  carrier: `Rated Mutual ${crypto.randomUUID().slice(0, 8)}`,
  naic: '12345',
  rating: 'A-',
  size: 'VII',
  ratedOn: today,
  ratingSource: 'Carrier website',
  address: '',
  ...more,
})

test('a rating has a date that is not ahead, and a source', async () => {
  const wrong = await advisor.post(numbers, rated({ ratedOn: null, ratingSource: '' }))
  expect([wrong.status, wrong.body.fields]).toEqual([
    422,
    { ratedOn: carrierMessages.ratedOn, ratingSource: carrierMessages.ratingSource },
  ])
  const ahead = await advisor.post(numbers, rated({ ratedOn: addDays(today, 1) }))
  expect([ahead.status, ahead.body.fields]).toEqual([422, { ratedOn: carrierMessages.ratedLater }])
  const stored = await advisor.post(numbers, rated())
  expect([stored.status, stored.body.fields]).toEqual([201, undefined])
})

test('a spreadsheet adds carriers and changes those on the list, all of them or none', async () => {
  const before = rated({ rating: '', size: '', ratedOn: null, ratingSource: '' })
  await advisor.post(numbers, before)
  const heading = 'Carrier,NAIC,Rating,Rating as of,Source,Mailing address'
  const refused = await sendRows([heading, `${before.carrier},,A- VII,${today},Web`, 'New Mutual,,A,,'])
  expect([refused.status, refused.body.fields]).toEqual([
    422,
    {
      B3: carrierMessages.naicNeeded,
      D3: carrierMessages.ratedOn,
      E3: carrierMessages.ratingSource,
    },
  ])
  const added = `New Mutual ${crypto.randomUUID().slice(0, 8)}`
  const lines = [heading, `${before.carrier},,A- VII,${today},Web,1 Bay St`, `${added},00777,A+ XV,${today},Web,`]
  expect(await sendRows(lines)).toMatchObject({ status: 200, body: { added: 1, changed: 1, unchanged: 0 } })
  expect(await sendRows(lines)).toMatchObject({ status: 200, body: { added: 0, changed: 0, unchanged: 2 } })
  const { body } = await advisor.post(numbers, rated())
  const found = (name: string) => body.find(({ carrier }: { carrier: string }) => carrier === name)
  expect(found(before.carrier)).toMatchObject({
    naic: '12345',
    rating: 'A-',
    size: 'VII',
    ratedOn: today,
    version: 2,
    address: '1 Bay St',
  })
  expect(found(added)).toMatchObject({ naic: '00777', rating: 'A+', size: 'XV', ratingSource: 'Web' })
  const entries = await auditOf(server, 'carrier-naic-number', 'SUMMIT')
  expect(entries.map(({ action }) => action)).toContain('carrier-naic-number.import')
})

test('a file without carriers is refused, and other brokerages are not found', async () => {
  expect(await sendRows(['Something,Else', 'a,b'])).toMatchObject({
    status: 422,
    body: { fields: { file: carrierMessages.noCarrierColumn } },
  })
  const stranger = await server.signIn('advisor@harbor.test')
  expect([403, 404]).toContain((await sendRows(['Carrier,NAIC', 'X Mutual,12345'], stranger)).status)
})
