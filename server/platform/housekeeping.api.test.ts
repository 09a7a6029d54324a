import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestServer } from '../app/test/test-server.ts'
import { keepHouse } from './housekeeping.ts'

const server = useTestServer()
const day = 86_400_000

const countOf = async (table: string) => {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(tx.db),
  )
  return rows[0]!.count
}

test('what has done its work goes after its days, and the audit stays', async () => {
  const owner = await server.signIn('owner@acme.test')
  const headers = { 'idempotency-key': crypto.randomUUID() }
  await owner.post('/api/accounts/ACME/tasks', { details: 'Soon forgotten' }, { headers })
  const audited = await countOf('audit')
  await keepHouse(server.running.platform)
  expect([await countOf('events'), await countOf('idempotency')]).toEqual([1, 1])
  server.clock.advance(2 * day)
  await keepHouse(server.running.platform)
  expect([await countOf('events'), await countOf('idempotency')]).toEqual([1, 0])
  server.clock.advance(6 * day)
  await keepHouse(server.running.platform)
  expect([await countOf('events'), await countOf('audit')]).toEqual([0, audited])
})
