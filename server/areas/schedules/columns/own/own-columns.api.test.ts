import { expect, test } from 'vitest'
import { auditOf } from '../../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../../app/test/test-server.ts'

const server = useTestServer()
const path = '/api/users/self/schedule-columns/AUTO'
const current = { order: ['vin', 'unit'], hidden: ['pip'], pinned: ['vin'], widths: { vin: 240 } }
const arranged = { current, sets: [{ name: 'Underwriter view', arrangement: current }] }

test('columns are arranged by each person for themselves, a viewer too', async () => {
  const viewer = await server.signIn('viewer@acme.test')
  expect((await viewer.get(path)).body).toEqual({
    current: { order: [], hidden: [], pinned: [], widths: {} },
    sets: [],
  })
  expect((await viewer.put(path, arranged)).status).toBe(204)
  expect((await viewer.get(path)).body).toEqual(arranged)
  const other = await server.signIn('owner@acme.test')
  expect((await other.get(path)).body.sets).toEqual([])
  expect((await viewer.get(path.replace('AUTO', 'DRIVERS'))).body.sets).toEqual([])
  const me = (await viewer.get('/api/users/me')).body
  const actions = (await auditOf(server, 'user', me.userId)).map(({ action }) => action)
  expect(actions).toContain('user.schedule-columns')
})

test.each([
  ['two sets of one name', { ...arranged, sets: [...arranged.sets, ...arranged.sets] }],
  ['a column too wide to be dragged back', { ...arranged, current: { ...current, widths: { vin: 5000 } } }],
])('%s is refused', async (_what, sent) => {
  const owner = await server.signIn('owner@acme.test')
  expect((await owner.put(path, sent)).status).toBe(422)
})
