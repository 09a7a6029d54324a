import { savedViewMessages } from '@portico/contract/areas/profile/saved-views.shapes.ts'
import { expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import { useTestServer } from '../../../app/test/test-server.ts'

const server = useTestServer()
const path = '/api/users/self/saved-views/policies'
const view = { name: 'Umbrella, all terms', search: { line: 'UMBRELLA', term: 'all' } }

test('views of a list are saved by each person for themselves, a viewer too', async () => {
  const viewer = await server.signIn('viewer@acme.test')
  expect((await viewer.get(path)).body).toEqual({ views: [] })
  expect((await viewer.put(path, { views: [view] })).status).toBe(204)
  expect((await viewer.get(path)).body).toEqual({ views: [view] })
  expect((await (await server.signIn('owner@acme.test')).get(path)).body).toEqual({ views: [] })
  expect((await viewer.get(path.replace('policies', 'accounts'))).body).toEqual({ views: [] })
  const { userId } = (await viewer.get('/api/users/me')).body
  expect((await auditOf(server, 'user', userId)).at(-1)).toMatchObject({
    action: 'user.saved-views',
    before: { list: 'policies', views: [] },
    after: { list: 'policies', views: [view] },
  })
})

test.each([
  ['two views of one name', [view, view], savedViewMessages.nameTaken],
  ['a view without a name', [{ ...view, name: ' ' }], savedViewMessages.nameRequired],
  ['too many views', Array.from({ length: 21 }, (_, at) => ({ ...view, name: String(at) })), savedViewMessages.full],
])('%s is refused', async (_what, views, message) => {
  const { status, body } = await (await server.signIn('owner@acme.test')).put(path, { views })
  expect([status, Object.values(body.fields)]).toEqual([422, [message]])
})

test('a list without views is refused', async () => {
  const owner = await server.signIn('owner@acme.test')
  expect((await owner.get(path.replace('policies', 'everything'))).status).toBe(422)
})
