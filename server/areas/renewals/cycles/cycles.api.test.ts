import type { PlacementEntry } from '@portico/contract/areas/placement/placement.shapes.ts'
import { renewalMessages } from '@portico/contract/areas/renewals/renewal.messages.ts'
import type { Renewal, RenewalCycle, RenewalLine } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { write } from '../../../platform/write.ts'
import { moveCycle } from './cycle.store.ts'
import { moveRenewal } from '../test/move-renewal.ts'
import { RenewalClient } from '../test/renewal-client.ts'

const server = useTestServer()
let staff: TestClient
let owner: TestClient
let admin: TestClient

beforeAll(async () => {
  staff = await server.signIn('manager@harbor.test')
  owner = await server.signIn('owner@acme.test')
  admin = await server.signIn('admin@portico.test')
})

const inDays = (days: number) => server.today(days)

async function started(account: string, effectiveOn: string, by = staff): Promise<Renewal> {
  const answer = await by.post(`/api/accounts/${account}/renewals`, { effectiveOn })
  expect([answer.status, answer.body.message]).toEqual([201, undefined])
  return answer.body
}

describe('a renewal', () => {
  test('starts with the lines that expire around its date, and asks for the cover that expires', async () => {
    const renewal = await started('RIDGE', inDays(30), admin)
    expect(renewal).toMatchObject({ stage: 'KICKOFF', isCurrent: true, daysLeft: 30, isReady: false })
    const policies = (await admin.get('/api/accounts/RIDGE/policies?term=current')).body
    expect(renewal.lines.map(({ line }) => line).toSorted()).toEqual(
      policies.map(({ policyType }: { policyType: string }) => policyType).toSorted(),
    )
    const line = renewal.lines.find(({ policyId }) => policies.some(({ id }: { id: string }) => id === policyId))!
    const { coverages } = (await admin.get(`/api/accounts/RIDGE/policies/${line.policyId}`)).body
    expect(line.requested).toEqual(
      coverages.map(({ name, limit, deductible, note }: RenewalLine['requested'][number]) => ({
        name,
        limit,
        deductible,
        note,
      })),
    )
    expect(await auditOf(server, 'renewal', renewal.id)).toMatchObject([
      { action: 'renewal.start', actor: 'admin@portico.test', after: { effectiveOn: inDays(30), stage: 'KICKOFF' } },
    ])
    const { entries } = (await admin.get(`/api/accounts/RIDGE/renewals/${renewal.id}/placement`)).body
    expect(entries.map(({ content }: PlacementEntry) => content)).toMatchObject([
      { kind: 'STARTED', what: expect.stringContaining(americanDay(inDays(30))), by: { name: 'Ada Morgan' } },
    ])
  })

  test('is refused a second time for the same day, far from today, and to the insured', async () => {
    const path = '/api/accounts/ACME/renewals'
    const second = await staff.post(path, { effectiveOn: inDays(45) })
    expect([second.status, second.body.message]).toEqual([409, renewalMessages.secondCycle])
    for (const days of [-32, 401]) {
      const far = await staff.post(path, { effectiveOn: inDays(days) })
      expect([far.status, far.body.fields]).toEqual([422, { effectiveOn: renewalMessages.farAway }])
    }
    expect((await staff.post(path, { effectiveOn: '2027-02-30' })).status).toBe(422)
    const insured = await owner.post(path, { effectiveOn: inDays(60) })
    expect([insured.status, insured.body.message]).toEqual([403, renewalMessages.staffOnly])
  })

  test('of one day starts once, however many ask at once', async () => {
    const asked = Array.from({ length: 4 }, () =>
      admin.post('/api/accounts/DOELAW/renewals', { effectiveOn: inDays(300) }),
    )
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(3)
  })

  test('is listed with those that are over, and read by id or as the current one', async () => {
    const { body: cycles } = await owner.get('/api/accounts/ACME/renewals')
    expect(cycles.map(({ isCurrent, stage }: RenewalCycle) => [isCurrent, stage])).toEqual([
      [true, 'BIND_ORDER'],
      [false, 'BOUND'],
    ])
    const current = await owner.get('/api/accounts/ACME/renewals/current')
    expect(current.body).toMatchObject({ id: cycles[0].id, accountId: 'ACME', name: 'Renewal Dashboard', daysLeft: 45 })
    expect((await owner.get(`/api/accounts/ACME/renewals/${cycles[1].id}`)).body.isCurrent).toBe(false)
    for (const id of ['x', crypto.randomUUID()])
      expect((await owner.get(`/api/accounts/ACME/renewals/${id}`)).status).toBe(404)
    expect((await owner.get(`/api/accounts/BAYSIDE/renewals/${cycles[0].id}`)).status).toBe(404)
  })

  test('is called as the flags of the account say, a prospect’s by that of proposals', async () => {
    const prospect = await server.signIn('prospect@prosper.test')
    expect((await prospect.get('/api/accounts/PROSPER/renewals/current')).body.name).toBe('Proposal')
    const named = { featureFlag: 'PROPOSAL_FLOW_NAME', value: 'Our offer', source: 'ACCOUNT' }
    expect((await admin.post('/admin/features/account/PROSPER', named)).status).toBe(200)
    expect((await prospect.get('/api/accounts/PROSPER/renewals/current')).body.name).toBe('Our offer')
  })

  test('ends with its reason, once, and is changed no more', async () => {
    const renewal = await started('BAYSIDE', inDays(300))
    const client = new RenewalClient(staff, 'BAYSIDE', renewal.id)
    expect((await client.close('no')).body.fields).toEqual({ reason: renewalMessages.closeReason })
    const path = `/api/accounts/BAYSIDE/renewals/${renewal.id}/close`
    const stale = await staff.post(path, { reason: 'Sold the buildings', version: 99 })
    expect([stale.status, stale.body.current.id]).toEqual([409, renewal.id])
    const insured = await server.signIn('multi@acme.test')
    expect((await new RenewalClient(insured, 'BAYSIDE', renewal.id).close('Sold the buildings')).status).toBe(403)
    const closed = await client.close('Sold the buildings')
    expect(closed.body).toMatchObject({ stage: 'CLOSED', isCurrent: false, closedReason: 'Sold the buildings' })
    const again = await client.close('Sold the buildings')
    expect([again.status, again.body.message]).toEqual([422, renewalMessages.over])
    const trail = await auditOf(server, 'renewal', renewal.id)
    expect(trail.map(({ action }) => action)).toEqual(['renewal.start', 'renewal.close'])
    // A closed one blocks no new one.
    expect((await started('BAYSIDE', inDays(300))).id).not.toBe(renewal.id)
  })

  test('moves to a stage and records it; one that a person has closed stays', async () => {
    const renewal = await started('NORTH', inDays(380))
    const author = { userId: undefined, requestId: 'test', scope: { account: 'NORTH' }, idempotency: undefined }
    const moved: boolean[] = []
    for (const stage of ['TO_MARKET', 'TO_MARKET', 'PROPOSAL', 'KICKOFF'] as const) {
      if (stage === 'KICKOFF') await new RenewalClient(staff, 'NORTH', renewal.id).close('Sold the trucks')
      await write(server.running.platform, author, async (tx) => {
        moved.push(await moveCycle(tx, 'NORTH', renewal.id, stage))
        await tx.record({ action: 'test.move', subject: { type: 'test', id: renewal.id } })
        return { status: 204 }
      })
    }
    expect(moved).toEqual([true, false, true, false])
    const trail = await auditOf(server, 'renewal', renewal.id)
    expect(trail.map(({ action, after }) => [action, (after as { stage: string }).stage])).toEqual([
      ['renewal.start', 'KICKOFF'],
      ['renewal.move', 'TO_MARKET'],
      ['renewal.move', 'PROPOSAL'],
      ['renewal.close', 'CLOSED'],
    ])
  })
})

describe('what a renewal places', () => {
  const cover = { name: 'Each occurrence', limit: 200_000_000, deductible: null, note: 'Twice as much' }

  test('is chosen by the insured’s Admin: a line that stays keeps its id, another is added', async () => {
    await moveRenewal(server, 'ACME', 'KICKOFF')
    const client = new RenewalClient(owner, 'ACME')
    const { lines, id } = await client.get()
    const stored = lines.find(({ line }) => line === 'GENERAL_LIABILITY')!
    const { id: keptId, ...rest } = stored
    const chosen = await client.choose([
      { ...rest, requested: [cover], carriersExcluded: ['Granite Mutual'] },
      { line: 'CYBER', policyId: null, requested: [], carriersExcluded: [] },
    ])
    expect(chosen.status).toBe(200)
    expect(chosen.body.lines).toMatchObject([
      { id: keptId, requested: [cover], carriersExcluded: ['Granite Mutual'] },
      { line: 'CYBER', policyId: null },
    ])
    expect((await auditOf(server, 'renewal', id)).at(-1)).toMatchObject({
      action: 'renewal.choose',
      actor: 'owner@acme.test',
    })
    const stale = await staff.put(`${client.path}/selection`, { lines: [{ ...rest }], version: 1 })
    expect([stale.status, stale.body.current.lines.length]).toEqual([409, 2])
  })

  test('is refused empty, twice, canceled, of another line or of another account', async () => {
    const client = new RenewalClient(staff, 'ACME')
    const { rows } = await server.running.platform.database.read('system', (tx) =>
      sql<{ id: string; line: string; canceled: boolean; code: string }>`select id, policy_type as line,
        canceled_on is not null as canceled, account_code as code from policies where account_code in ('ACME', 'NORTH')`.execute(
        tx.db,
      ),
    )
    const ofAcme = rows.filter(({ code }) => code === 'ACME')
    const canceled = ofAcme.find((policy) => policy.canceled)!
    const sound = ofAcme.find((policy) => !policy.canceled)!
    const foreign = rows.find(({ code }) => code === 'NORTH')!
    const line = (of: object) => ({ line: sound.line, policyId: null, requested: [], carriersExcluded: [], ...of })
    expect((await client.choose([])).body.fields).toEqual({ lines: renewalMessages.emptySelection })
    const errors = await client.choose([
      line({ line: canceled.line, policyId: canceled.id }),
      line({ line: 'BONDS', policyId: sound.id }),
      line({ line: 'CRIME', policyId: foreign.id }),
      line({ line: 'FLOOD' }),
      line({ line: 'FLOOD' }),
    ])
    expect(errors.status).toBe(422)
    expect(errors.body.fields).toEqual({
      'lines.0.policyId': renewalMessages.canceledPolicy,
      'lines.1.policyId': renewalMessages.otherLine,
      'lines.2.policyId': renewalMessages.unknownPolicy,
      'lines.4.line': renewalMessages.lineTwice,
    })
    const user = await server.signIn('user@acme.test')
    expect((await new RenewalClient(user, 'ACME').choose([line({})])).status).toBe(403)
  })
})
