import type { PlacementEntry } from '@portico/contract/areas/placement/placement.shapes.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../app/test/test-server.ts'

const server = useTestServer()

test.each(['ACME', 'PROSPER', 'DOELAW'])('the placement of %s is sealed day by day, up to today', async (account) => {
  const staff = await server.signIn('admin@portico.test')
  const path = `/api/accounts/${account}/renewals/current/placement`
  const { entries } = (await staff.get(`${path}?limit=100`)).body
  const inOrder: PlacementEntry[] = entries.toReversed()
  const times = inOrder.map(({ at }) => Date.parse(at))
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  expect(times.at(-1)!).toBeLessThanOrEqual(server.clock.now().getTime())
  const days = new Set(inOrder.map(({ at }) => at.slice(0, 10)))
  expect(days.size).toBeGreaterThan(2)
  expect(inOrder.slice(0, 3).map(({ content }) => content?.kind)).toEqual(['STARTED', 'REQUESTED', 'SENT'])
  expect((await staff.get(`${path}/check`)).body).toMatchObject({ entries: inOrder.length, isWhole: true })
})

test('the contractor’s goes from what was asked for to the order that waits for the carrier', async () => {
  const staff = await server.signIn('advisor@harbor.test')
  const { entries } = (await staff.get('/api/accounts/ACME/renewals/current/placement?limit=100')).body
  const kinds = new Set(entries.map(({ content }: PlacementEntry) => content!.kind))
  const told = [
    'STARTED',
    'REQUESTED',
    'SENT',
    'QUOTED',
    'NO_QUOTE',
    'PUBLISHED',
    'QUESTION',
    'ANSWER',
    'ACCEPTED',
    'SUBJECTIVITY',
  ]
  expect(kinds).toEqual(new Set([...told, 'BIND_REQUESTED']))
  expect(entries[0].content.kind).toBe('BIND_REQUESTED')
})
