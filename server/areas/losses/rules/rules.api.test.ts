import { lossMessages } from '@portico/contract/areas/losses/loss-run.messages.ts'
import type { LossRunRule } from '@portico/contract/areas/losses/loss-run-rule.shapes.ts'
import { expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'
import { overviewOf } from '../test/loss-client.ts'

const server = useTestServer()
const path = '/api/brokerages/HARBOR/loss-run-rules'
const draft = {
  level: 'BROKERAGE',
  state: 'WA',
  days: 15,
  kind: 'CALENDAR',
  source: 'House rule',
  fromOn: '2024-01-01',
}

const found = (rules: readonly LossRunRule[], fromOn: string) => rules.find((rule) => rule.fromOn === fromOn)!

test('a brokerage keeps its own deadlines, dated, and each change leaves an audit row', async () => {
  const admin = await server.signIn('broker-admin@harbor.test')
  const { status, body } = await admin.post(path, { ...draft, fromOn: '2024-02-01' })
  expect(status).toBe(201)
  const made = found(body, '2024-02-01')
  expect(made).toMatchObject({ level: 'BROKERAGE', state: 'WA', days: 15, version: 1 })
  const edit = { state: 'WA', days: 20, kind: 'WORKING', source: 'House rule', fromOn: '2024-02-01', version: 1 }
  expect(found((await admin.put(`${path}/${made.id}`, edit)).body, '2024-02-01')).toMatchObject({
    days: 20,
    version: 2,
  })
  expect((await admin.put(`${path}/${made.id}`, edit)).status).toBe(409)
  const owner = await server.signIn('owner@acme.test')
  expect((await overviewOf(owner)).rules).toContainEqual(expect.objectContaining({ id: made.id, days: 20 }))
  const left = await admin.delete(`${path}/${made.id}?version=2`)
  expect([left.status, found(left.body, '2024-02-01')]).toEqual([200, undefined])
  expect((await auditOf(server, 'loss-run-rule', made.id)).map(({ action }) => action)).toEqual([
    'loss-run-rule.create',
    'loss-run-rule.update',
    'loss-run-rule.delete',
  ])
})

test('two of a state cannot begin on one day', async () => {
  const admin = await server.signIn('broker-admin@harbor.test')
  await admin.post(path, { ...draft, fromOn: '2024-03-01' })
  const twice = await admin.post(path, { ...draft, fromOn: '2024-03-01' })
  expect([twice.status, twice.body.fields]).toEqual([422, { fromOn: lossMessages.ruleTwice }])
  const other = found((await admin.post(path, { ...draft, fromOn: '2024-04-01' })).body, '2024-04-01')
  const { level: _level, ...fields } = draft
  const moved = await admin.put(`${path}/${other.id}`, { ...fields, fromOn: '2024-03-01', version: 1 })
  expect([moved.status, moved.body.fields]).toEqual([422, { fromOn: lossMessages.ruleTwice }])
})

test('those of the platform are the administrator’s, those of a brokerage its own', async () => {
  const admin = await server.signIn('broker-admin@harbor.test')
  const { rules } = await overviewOf(admin)
  const ofNewYork = rules.find(({ state, level }) => state === 'NY' && level === 'PLATFORM')!
  expect((await admin.delete(`${path}/${ofNewYork.id}?version=1`)).status).toBe(403)
  expect((await admin.post(path, { ...draft, level: 'PLATFORM' })).status).toBe(403)
  expect((await (await server.signIn('manager@harbor.test')).post(path, draft)).status).toBe(403)
  expect((await (await server.signIn('advisor@summit.test')).post(path, draft)).status).toBe(404)
  const platform = await server.signIn('admin@portico.test')
  const { status } = await platform.post(path, { ...draft, level: 'PLATFORM', state: 'CA' })
  expect(status).toBe(201)
  const summit = await server.signIn('advisor@summit.test')
  const seen = (await summit.get('/api/accounts/RIDGE/loss-runs')).body.rules as LossRunRule[]
  expect(seen.map(({ state, level }) => [state, level])).toContainEqual(['CA', 'PLATFORM'])
  expect(seen.every(({ level }) => level === 'PLATFORM')).toBe(true)
})
