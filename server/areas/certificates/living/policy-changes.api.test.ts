import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { addDays } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { addedPolicy, termFrom } from '../test/added-policy.ts'
import { account, addedHolder, codeOf, issuedCertificate } from '../test/certificate-client.ts'

const server = useTestServer()
const today = server.today()
const limit = { name: 'Each occurrence', limit: 100_000_000, deductible: null, isRetention: false, note: '' }
let owner: TestClient
let manager: TestClient
let policyId = ''
let certificateId = ''
let code = ''

beforeAll(async () => {
  owner = await server.signIn('owner@acme.test')
  manager = await server.signIn('manager@harbor.test')
  const policyNumber = `POL-${crypto.randomUUID().slice(0, 8)}`
  const term = termFrom(addDays(today, -100))
  policyId = await addedPolicy(manager, { policyType: 'POLLUTION', policyNumber, coverages: [limit], ...term })
  const issued = await issuedCertificate(owner, { holderId: await addedHolder(owner), policyIds: [policyId] })
  certificateId = issued.id
  code = codeOf(issued)
})

const policy = async (): Promise<PolicyDetail> => (await manager.get(`${account}/policies/${policyId}`)).body

/** How the certificate compares with the policy; read until the job of a change has compared it. */
const standing = async (): Promise<string> =>
  (await owner.get(`${account}/certificates/${certificateId}`)).body.standing
const slow = { timeout: 30_000 }

async function done(answer: Promise<{ readonly status: number; readonly body: { readonly fields?: unknown } }>) {
  const { status, body } = await answer
  expect([status < 300, body.fields]).toEqual([true, undefined])
}

async function setLimit(cents: number): Promise<void> {
  const { coverages, forms, exclusions, layer, version } = await policy()
  const changed = coverages.map((coverage) => ({ ...coverage, limit: cents }))
  await done(
    manager.put(`${account}/policies/${policyId}/coverages`, { coverages: changed, forms, exclusions, layer, version }),
  )
}

async function setInsured(namedInsureds: readonly string[]): Promise<void> {
  await done(manager.put(`${account}/policies/${policyId}`, { ...(await policy()), namedInsureds }))
}

/** Notes a change in the status of the policy. */
async function move(action: string, more: object): Promise<void> {
  const { version } = await policy()
  const body = { reason: 'The business was sold', effectiveOn: today, version, ...more }
  await done(manager.post(`${account}/policies/${policyId}/${action}`, body))
}

test('every kind of policy change reaches the certificates that list the policy, by a job of its own', async () => {
  await setLimit(50_000_000)
  await expect.poll(standing, slow).toBe('CHANGED')
  await setLimit(100_000_000)
  await expect.poll(standing, slow).toBe('IN_FORCE')
  await setInsured(['Acme Holdings LLC'])
  await expect.poll(standing, slow).toBe('CHANGED')
  const { body: living } = await server.visitor().get(`/open/certificates/${code}`)
  expect(JSON.stringify(living)).toContain('Named insured')
  expect(JSON.stringify(living)).not.toContain('Acme Holdings LLC')
  await setInsured([])
  await expect.poll(standing, slow).toBe('IN_FORCE')
  await move('cancel', { method: 'PRO_RATA', requestedBy: 'INSURED' })
  await expect.poll(standing, slow).toBe('CANCELED')
  await move('reinstate', {})
  await expect.poll(standing, slow).toBe('IN_FORCE')
})

test('a non-renewed policy stays as stated until it expires, and an endorsement rechecks what it changed', async () => {
  await move('non-renew', { requestedBy: 'CARRIER' })
  await server.running.platform.database.write({ account: 'ACME' }, (tx) =>
    sql`update policy_coverages set limit_cents = 50000000
      where account_code = 'ACME' and policy_id = ${policyId}`.execute(tx.db),
  )
  await done(
    manager.post(`${account}/policies/${policyId}/endorsements`, {
      number: '1',
      description: 'Limit changed',
      effectiveDate: addDays(today, -100),
      premiumChange: 0,
    }),
  )
  await expect.poll(standing, slow).toBe('CHANGED')
  await setLimit(100_000_000)
  await expect.poll(standing, slow).toBe('IN_FORCE')
})

test('a term that was shortened ends what the certificate states', async () => {
  const { effectiveDate, ...rest } = await policy()
  const expirationDate = addDays(today, -1)
  await done(manager.put(`${account}/policies/${policyId}`, { ...rest, effectiveDate, expirationDate }))
  await expect.poll(standing, slow).toBe('EXPIRED')
})
