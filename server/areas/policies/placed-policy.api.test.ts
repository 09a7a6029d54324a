import type { PolicyDetail } from '@portico/contract/areas/policies/policy.shapes.ts'
import { PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import { beforeAll, expect, test } from 'vitest'
import type { TestClient } from '../../app/test/test-client.ts'
import { useTestServer } from '../../app/test/test-server.ts'
import type { AccountContext } from '../../platform/context.ts'
import { write } from '../../platform/write.ts'
import { anAccount, userIdOf } from '../people/test/people.builders.ts'
import { addBoundPolicy, issuePolicy } from './placed-policy.ts'

const server = useTestServer()
let account = ''
let staff: TestClient
let context: AccountContext

beforeAll(async () => {
  account = await anAccount(server)
  staff = await server.signIn('advisor@harbor.test')
  // What a binding has of its caller, as far as a policy needs it.
  context = {
    platform: server.running.platform,
    actor: { userId: await userIdOf(server, 'advisor@harbor.test') },
    account: { account, timeZone: 'America/New_York', holdsAllPermissions: true },
  } as unknown as AccountContext
})

const fields = (policyType: string, year: number, change: Partial<PolicyFields> = {}) =>
  PolicyFields.parse({
    policyNumber: `PL-${crypto.randomUUID()}`,
    policyType,
    carrier: 'Granite Mutual',
    name: null,
    effectiveDate: `${year}-01-01`,
    expirationDate: `${year + 1}-01-01`,
    isProject: false,
    premium: 100_000,
    billType: null,
    ...change,
  })

const coverage = (name: string, limit: number, deductible: number | null = null) => ({
  name,
  limit,
  deductible,
  note: '',
})

const inWrite = async <T>(work: (tx: Parameters<typeof addBoundPolicy>[0]) => Promise<T>): Promise<T> => {
  const author = { userId: context.actor.userId, requestId: 'bind', scope: { account }, idempotency: undefined }
  const { body } = await write(server.running.platform, author, async (tx) => ({ status: 200, body: await work(tx) }))
  return body
}

type Coverages = Parameters<typeof addBoundPolicy>[2]['coverages']

async function bound(policy: PolicyFields, coverages: Coverages): Promise<PolicyDetail> {
  const id = await inWrite((tx) => addBoundPolicy(tx, context, { fields: policy, coverages }))
  return (await staff.get(`/api/accounts/${account}/policies/${id}`)).body
}

test('a bound primary policy stands on the ground with its occurrence limit, and its deductible is none of a retention', async () => {
  const policy = await bound(fields('GENERAL_LIABILITY', 2031), [
    coverage('General aggregate', 200_000_000),
    coverage('Each occurrence', 100_000_000, 500_000),
  ])
  expect(policy.layer).toEqual({ kind: 'PRIMARY', attachment: 0, limit: 100_000_000, over: [] })
  expect(policy.coverages.map(({ isRetention }) => isRetention)).toEqual([false, false])
})

test('a bound umbrella takes the place of the one before it in the tower, with its own limit and its retention', async () => {
  const first = await bound(fields('UMBRELLA', 2031), [coverage('Each occurrence', 500_000_000, 1_000_000)])
  // Nothing says yet where an umbrella attaches.
  expect(first.layer).toBeNull()
  expect(first.coverages).toMatchObject([{ deductible: 1_000_000, isRetention: true }])
  const layer = { kind: 'EXCESS', attachment: 100_000_000, limit: 500_000_000, over: ['GENERAL_LIABILITY'] }
  const { coverages, forms, exclusions, version, id } = first
  const sheet = { coverages, forms, exclusions, layer, version }
  expect((await staff.put(`/api/accounts/${account}/policies/${id}/coverages`, sheet)).status).toBe(200)
  const next = await bound(fields('UMBRELLA', 2032), [coverage('Each occurrence', 1_000_000_000)])
  expect(next.layer).toEqual({ ...layer, limit: 1_000_000_000 })
  expect(next.coverages).toMatchObject([{ deductible: null, isRetention: false }])
})

test('an issued policy has what its paper says, and keeps what was entered beside it', async () => {
  const policy = fields('CRIME', 2031, { namedInsureds: ['Acme Builders'] })
  const { id, version } = await bound(policy, [coverage('Employee theft', 50_000_000)])
  const at = `/api/accounts/${account}/policies/${id}`
  const entered = { ...policy, billType: 'AGENCY', namedInsureds: ['Acme Builders', 'Acme Leasing'], version }
  const locations = { insuredLocations: ['1 Pier, Portland, OR 97201'] }
  expect((await staff.put(at, { ...entered, ...locations })).status).toBe(200)
  await inWrite((tx) =>
    issuePolicy(tx, context, id!, {
      fields: { ...policy, premium: 120_000, namedInsureds: ['Acme Builders Group, Inc.'] },
      coverages: [coverage('Employee theft', 100_000_000)],
    }),
  )
  expect((await staff.get(at)).body).toMatchObject({
    status: 'ISSUED',
    premium: 120_000,
    billType: 'AGENCY',
    namedInsureds: ['Acme Builders Group, Inc.', 'Acme Leasing'],
    ...locations,
    layer: { kind: 'PRIMARY', limit: 100_000_000 },
  })
})
