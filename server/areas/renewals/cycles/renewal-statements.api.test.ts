import type { Renewal, RenewalCycle } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { expect, test, vi } from 'vitest'
import { useTestServer } from '../../../app/test/test-server.ts'
import { Session } from '../../../platform/database/session.ts'

const server = useTestServer()

test('a renewal is read in few statements, and carries the critical path of its own call', async () => {
  const client = await server.signIn('user@acme.test')
  const path = '/api/accounts/ACME/renewals'
  const [current] = (await client.get(path)).body as RenewalCycle[]
  await client.get(`${path}/${current!.id}`)
  const statements = vi.spyOn(Session.prototype, 'run')
  const { body } = (await client.get(`${path}/${current!.id}`)) as { body: Renewal }
  // It was 99 with the critical path, which asked for all sections once more.
  expect(statements.mock.calls.length).toBeLessThanOrEqual(40)
  statements.mockRestore()
  expect(body.path).toEqual((await client.get(`${path}/${current!.id}/critical-path`)).body)
})
