import { messages } from '@portico/contract/kit/problem.messages.ts'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { auditOf } from './test/audit-trail.ts'
import { recordSamples, type RecordSample, type Sampled } from './test/record-samples.ts'
import type { TestClient } from './test/test-client.ts'
import { useTestServer } from './test/test-server.ts'

const server = useTestServer()
const unknownId = '01a1fbb3-8d19-71d2-906e-f5852a67db8b'
let drafts = 0

function newDraft({ draft }: RecordSample) {
  drafts += 1
  return draft(drafts)
}

async function added(keeper: TestClient, sample: RecordSample): Promise<Sampled> {
  const draft = newDraft(sample)
  const { status, body } = await keeper.post(sample.path(sample.tenant), draft)
  expect(status).toBe(sample.record.addStatus ?? 201)
  return sample.found(body as never, draft)!
}

const changePath = ({ path, changesAtItsPath }: RecordSample, tenant: string, id: string) =>
  changesAtItsPath ? path(tenant) : `${path(tenant)}/${id}`

/** Every write of a record, as requests about a tenant and an id. */
function writesOf(sample: RecordSample, client: TestClient, tenant: string, id: string) {
  const writes = [
    client.post(sample.path(tenant), newDraft(sample)),
    client.delete(`${sample.path(tenant)}/${id}`),
    ...(sample.change ? [client.put(changePath(sample, tenant, id), { ...sample.draft(0), id, version: 1 })] : []),
  ]
  return Promise.all(writes)
}

async function changeEvents({ record, tenant }: RecordSample): Promise<number> {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ count: number }>`select count(*)::int as count from events where type = 'change'
      and payload ->> 'changed' = ${record.changes}
      and coalesce(payload ->> 'accountCode', payload ->> 'brokerageCode') = ${tenant}`.execute(tx.db),
  )
  return rows[0]!.count
}

describe.each(recordSamples.map((sample) => [sample.record.name, sample] as const))('%s', (name, sample) => {
  test('each write leaves an audit row with actor, before and after, and a change event', async () => {
    const keeper = await server.signIn(sample.keeper)
    const events = await changeEvents(sample)
    const one = await added(keeper, sample)
    const edit = { ...one, ...sample.change }
    if (sample.change) await keeper.put(changePath(sample, sample.tenant, one.id), edit)
    expect((await keeper.delete(`${sample.path(sample.tenant)}/${one.id}`)).status).toBeLessThan(300)
    const by = { actor: sample.keeper }
    const shown = { id: one.id }
    const trail = [
      { ...by, action: `${name}.create`, before: null, after: expect.any(Object) },
      ...(sample.change ? [{ ...by, action: `${name}.update`, before: shown, after: sample.change }] : []),
      { ...by, action: `${name}.delete`, before: { ...shown, ...sample.change }, after: null },
    ]
    expect(await auditOf(server, name, one.id)).toMatchObject(trail)
    expect((await changeEvents(sample)) - events).toBeGreaterThanOrEqual(trail.length)
  })

  test.runIf(sample.viewer)('a viewer’s writes are refused as read-only', async () => {
    const viewer = await server.signIn(sample.viewer!)
    for (const { status, body } of await writesOf(sample, viewer, sample.tenant, unknownId))
      expect([status, body.message]).toEqual([403, messages.readOnly])
  })

  test('an account or brokerage of others answers exactly like one that does not exist', async () => {
    const stranger = await server.signIn(sample.stranger)
    const said = async (tenant: string) =>
      (await writesOf(sample, stranger, tenant, unknownId)).map(({ status, body }) => [
        status,
        { ...body, requestId: '' },
      ])
    const foreign = await said(sample.tenant)
    expect(foreign).toEqual(await said('NOSUCH'))
    expect(new Set(foreign.map(([status]) => status))).toEqual(new Set([404]))
  })

  test.runIf(sample.change)('a stale change is refused with the current record and changes nothing', async () => {
    const keeper = await server.signIn(sample.keeper)
    const one = await added(keeper, sample)
    const save = () => keeper.put(changePath(sample, sample.tenant, one.id), { ...one, ...sample.change })
    expect((await save()).status).toBe(200)
    const { status, body } = await save()
    expect([status, body.code]).toEqual([409, 'stale'])
    expect(body.current).toMatchObject({ id: one.id, version: one.version! + 1, ...sample.change })
  })

  test.each([unknownId, 'no-such-id'])('removing %s answers 404', async (id) => {
    const keeper = await server.signIn(sample.keeper)
    expect((await keeper.delete(`${sample.path(sample.tenant)}/${id}`)).status).toBe(404)
  })

  test.runIf(sample.record.unique)('a duplicate is refused with the field named', async () => {
    const keeper = await server.signIn(sample.keeper)
    const draft = newDraft(sample)
    await keeper.post(sample.path(sample.tenant), draft)
    const { status, body } = await keeper.post(sample.path(sample.tenant), draft)
    const { field, message } = sample.record.unique!
    expect([status, body.fields]).toEqual([422, { [field]: message }])
  })
})
