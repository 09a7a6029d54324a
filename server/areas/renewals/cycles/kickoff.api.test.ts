import type { RenewalCycle } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { yearsBefore } from '../../../demo/demo-dates.ts'
import { RenewalClient } from '../test/renewal-client.ts'
import { startDueRenewals } from './start-due-renewals.ts'

const server = useTestServer()
const inDays = (days: number) => server.today(days)

/** An account of SUMMIT, with the date of its renewal and a policy that expires, in days from today. */
async function anAccount(code: string, { renewsOn, expiresIn }: { renewsOn?: string; expiresIn?: number }) {
  await server.running.platform.database.write('system', async (tx) => {
    await sql`insert into accounts (code, company_name, brokerage_code, primary_effective_date)
      values (${code}, ${`The ${code} company`}, 'SUMMIT', ${renewsOn ?? null})`.execute(tx.db)
    if (expiresIn === undefined) return
    await sql`insert into policies (account_code, id, policy_number, policy_type, effective_date, expiration_date, created_at)
      values (${code}, gen_random_uuid(), 'P-1', 'PROPERTY', ${inDays(expiresIn - 365)}, ${inDays(expiresIn)}, now())`.execute(
      tx.db,
    )
  })
}

async function cyclesOf(account: string): Promise<readonly string[]> {
  const admin = await server.signIn('admin@portico.test')
  const { body } = await admin.get(`/api/accounts/${account}/renewals`)
  return body.map(({ effectiveOn }: RenewalCycle) => effectiveOn)
}

test('every renewal starts by itself 120 days before its term, once', async () => {
  await anAccount('FARAWAY', { renewsOn: inDays(121) })
  await anAccount('ONTIME', { renewsOn: inDays(120) })
  await anAccount('YEARLY', { renewsOn: yearsBefore(inDays(50), 3) })
  await anAccount('EXPIRING', { expiresIn: 77 })
  await anAccount('NOTHING', {})
  await startDueRenewals(server.running.platform, 'first run')
  expect(await cyclesOf('FARAWAY')).toEqual([])
  expect(await cyclesOf('NOTHING')).toEqual([])
  expect(await cyclesOf('ONTIME')).toEqual([inDays(120)])
  expect(await cyclesOf('EXPIRING')).toEqual([inDays(77)])
  const [yearly] = await cyclesOf('YEARLY')
  // Of 29 February the years without one know the 28th.
  expect([inDays(50), inDays(49)]).toContain(yearly)
  expect(await cyclesOf('RIDGE')).toEqual([inDays(30)])
  const admin = await server.signIn('admin@portico.test')
  const renewal = await new RenewalClient(admin, 'EXPIRING').get()
  expect(renewal.lines.map(({ line }) => line)).toEqual(['PROPERTY'])
  expect(await auditOf(server, 'renewal', renewal.id)).toMatchObject([{ action: 'renewal.start', actor: null }])

  // What has been started already is not again, however it ended, nor beside one begun by hand for a day nearby.
  expect((await new RenewalClient(admin, 'ONTIME').close('They went elsewhere')).status).toBe(200)
  await anAccount('BYHAND', { renewsOn: inDays(100) })
  await admin.post('/api/accounts/BYHAND/renewals', { effectiveOn: inDays(95) })
  await Promise.all([1, 2].map((run) => startDueRenewals(server.running.platform, `run ${run}`)))
  expect(await cyclesOf('ONTIME')).toHaveLength(1)
  expect(await cyclesOf('EXPIRING')).toHaveLength(1)
  expect(await cyclesOf('BYHAND')).toEqual([inDays(95)])
  expect(await cyclesOf('ACME')).toHaveLength(2)

  server.clock.advance(86_400_000)
  await startDueRenewals(server.running.platform, 'next day')
  expect(await cyclesOf('FARAWAY')).toHaveLength(1)
})

test.each([
  ['the carrier gave notice keeps its line, without that carrier', 'CARRIER', [['PROPERTY', ['Ridgeway Property']]]],
  ['the insured gives up leaves its line out', 'INSURED', []],
])('a policy that is not renewed since %s', async (_, requestedBy, lines) => {
  const code = `NONRENEW-${requestedBy}`
  await anAccount(code, {})
  const admin = await server.signIn('admin@portico.test')
  const added = await admin.post(`/api/accounts/${code}/policies`, {
    policyNumber: 'P-1',
    policyType: 'PROPERTY',
    carrier: 'Ridgeway Property',
    effectiveDate: inDays(-300),
    expirationDate: inDays(65),
  })
  const notice = { effectiveOn: inDays(0), requestedBy, reason: 'Losses', version: 1 }
  const answer = await admin.post(`/api/accounts/${code}/policies/${added.body.id}/non-renew`, notice)
  expect(answer.status).toBe(200)
  await admin.post(`/api/accounts/${code}/renewals`, { effectiveOn: inDays(65) })
  const renewal = await new RenewalClient(admin, code).get()
  expect(renewal.lines.map(({ line, carriersExcluded }) => [line, carriersExcluded])).toEqual(lines)
})
