import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type { PulledRow } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { expect, test } from 'vitest'
import { useTestServer } from '../../../app/test/test-server.ts'
import { ScheduleClient } from '../test/schedule-client.ts'

const server = useTestServer()
const path = '/api/accounts/ACME/schedules/pull-through'

test('general liability is filled from the locations that were chosen, each once', async () => {
  const owner = await server.signIn('owner@acme.test')
  const liability = new ScheduleClient(owner, 'ACME', 'GENERAL_LIABILITY')
  const standing = await liability.rows()
  expect(standing.map(({ cells }) => cells.location)).toContain('1')

  const { body: offered } = await owner.get(path)
  const places = offered.map(({ location }: PulledRow) => location)
  expect(places).not.toContain('1')
  expect(places.length).toBeGreaterThan(1)
  const chosen = places.slice(1)
  expect((await owner.post(path, { locations: [...chosen, '1', 'nowhere'] })).body).toEqual({ rows: chosen.length })
  expect((await owner.post(path, { locations: chosen })).body).toEqual({ rows: 0 })

  const rows = (await liability.rows()).slice(standing.length)
  expect(rows.map(({ cells }) => cells.location)).toEqual(chosen)
  expect(rows[0]!.cells).toMatchObject({ basis: offered[1].basis, description: offered[1].description })
  expect((await owner.get(path)).body.map(({ location }: PulledRow) => location)).toEqual(places.slice(0, 1))
})

test('it is there only where the account has it', async () => {
  const manager = await server.signIn('manager@harbor.test')
  const away = '/api/accounts/BAYSIDE/schedules/pull-through'
  expect((await manager.get(away)).body.message).toBe(reviewMessages.pullThroughOff)
  expect((await manager.post(away, { locations: ['1'] })).status).toBe(403)
})
