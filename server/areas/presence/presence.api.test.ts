import { presenceSeconds } from '@portico/contract/areas/presence/presence.shapes.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/presence'
const place = 'schedules/AUTO/-'

test('whoever has the same place open is named with the cell they are in, until they have not been heard of', async () => {
  const [owner, advisor] = [await server.signIn('owner@acme.test'), await server.signIn('advisor@harbor.test')]
  expect((await owner.put(path, { place, rowId: null, column: null })).body).toEqual([])
  const first = await advisor.put(path, { place, rowId: 'r1', column: 'YEAR' })
  expect([first.status, first.body]).toEqual([
    200,
    [{ username: 'owner@acme.test', name: 'Elena Castillo', rowId: null, column: null }],
  ])
  expect((await owner.put(path, { place: 'schedules/DRIVERS/-', rowId: null, column: null })).body).toEqual([])
  const seen = await owner.put(path, { place, rowId: 'r2', column: 'MAKE' })
  expect(seen.body).toMatchObject([{ username: 'advisor@harbor.test', rowId: 'r1', column: 'YEAR' }])
  server.clock.advance((presenceSeconds.over + 1) * 1000)
  expect((await owner.put(path, { place, rowId: 'r2', column: 'MAKE' })).body).toEqual([])
})

test('a place without a name is refused, and another account is as one that does not exist', async () => {
  const owner = await server.signIn('owner@acme.test')
  expect((await owner.put(path, { place: '', rowId: null, column: null })).status).toBe(422)
  const foreign = await owner.put('/api/accounts/RIDGE/presence', { place, rowId: null, column: null })
  const missing = await owner.put('/api/accounts/NOSUCH/presence', { place, rowId: null, column: null })
  expect([foreign.status, foreign.body.code]).toEqual([missing.status, missing.body.code])
  expect(foreign.status).toBe(404)
})
