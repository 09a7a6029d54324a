import { carrierMessages } from '@portico/contract/areas/carriers/carrier.messages.ts'
import type { Policy } from '@portico/contract/areas/policies/policy.shapes.ts'
import { addDays, utcDay } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { addedHolder, codeOf, issuedCertificate, policyInForce } from '../areas/certificates/test/certificate-client.ts'
import { addedPolicy, termFrom } from '../areas/certificates/test/added-policy.ts'
import type { TestClient } from './test/test-client.ts'
import { useTestServer } from './test/test-server.ts'

/** Harbor works in New York, Summit here in Los Angeles. */
const server = useTestServer()

beforeAll(() =>
  server.running.platform.database.write('system', (tx) =>
    sql`update brokerages set time_zone = 'America/Los_Angeles' where code = 'SUMMIT'`.execute(tx.db),
  ),
)

/** Turns the clock to the next such time in UTC, and returns its day in UTC. */
function turnTo(time: string): string {
  const now = server.clock.now()
  const sameDay = Date.parse(`${utcDay(now)}T${time}:00Z`) - now.getTime()
  server.clock.advance(sameDay > 0 ? sameDay : sameDay + 86_400_000)
  return utcDay(server.clock.now())
}

const rated = (client: TestClient, brokerage: string, ratedOn: string) =>
  client.post(`/api/brokerages/${brokerage}/carrier-naic-numbers`, {
    carrier: `Night Mutual ${crypto.randomUUID().slice(0, 8)}`,
    naic: '12345',
    rating: 'A-',
    size: 'VII',
    ratedOn,
    ratingSource: 'Carrier website',
  })

test('in the evening of New York, a certificate is dated today, and a policy that expires today is in force', async () => {
  const today = addDays(turnTo('01:30'), -1)
  const [owner, manager] = [await server.signIn('owner@acme.test'), await server.signIn('manager@harbor.test')]
  const policy = await policyInForce(owner, 'GENERAL_LIABILITY')
  const certificate = await issuedCertificate(owner, { holderId: await addedHolder(owner), policyIds: [policy.id] })
  expect(certificate.issuedOn).toBe(today)
  expect(certificate.number).toMatch(new RegExp(`^COI-${today.slice(2).replaceAll('-', '')}-`, 'u'))
  const seen = await server.visitor().get(`/open/certificates/${codeOf(certificate)}`)
  expect([seen.status, seen.body.checkedOn]).toEqual([200, today])

  const term = { ...termFrom(addDays(today, -365)), policyType: 'CYBER', policyNumber: 'CY-EVENING' }
  const id = await addedPolicy(manager, term)
  const { body } = await owner.get(`/api/accounts/ACME/policies/${id}`)
  expect([body.expirationDate, body.status]).toEqual([today, 'IN_FORCE'])
})

test('after midnight of New York, it is still the day before for a brokerage on the Pacific coast', async () => {
  const today = turnTo('06:30')
  const yesterday = addDays(today, -1)
  const [manager, advisor] = [await server.signIn('manager@harbor.test'), await server.signIn('advisor@summit.test')]
  const admin = await server.signIn('admin@portico.test')
  const statusOf = async (client: TestClient, account: string): Promise<Policy['status']> => {
    const { policyType, ...term } = { policyType: 'CYBER', ...termFrom(addDays(yesterday, -365)) }
    const policyNumber = `CY-${crypto.randomUUID()}`
    const draft = { policyType, policyNumber, carrier: 'Summit Mutual', stage: 'ISSUED', premium: 100_00, ...term }
    const { status, body } = await client.post(`/api/accounts/${account}/policies`, draft)
    expect([status, body.fields]).toEqual([201, undefined])
    return (await client.get(`/api/accounts/${account}/policies/${body.id}`)).body.status
  }
  expect([await statusOf(manager, 'ACME'), await statusOf(advisor, 'RIDGE')]).toEqual(['EXPIRED', 'IN_FORCE'])

  expect((await rated(manager, 'HARBOR', today)).status).toBe(201)
  for (const client of [advisor, admin]) {
    expect((await rated(client, 'SUMMIT', yesterday)).status).toBe(201)
    const ahead = await rated(client, 'SUMMIT', today)
    expect([ahead.status, ahead.body.fields]).toEqual([422, { ratedOn: carrierMessages.ratedLater }])
  }
})
