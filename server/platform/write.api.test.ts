import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestServer } from '../app/test/test-server.ts'
import { write, type Author } from './write.ts'

const server = useTestServer()
const author: Author = { userId: undefined, requestId: 'test', scope: { account: 'ACME' }, idempotency: undefined }

const detailsOf = async () => {
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql<{
      details: string
    }>`select distinct details from tasks where account_code = 'ACME' and details like 'Written%'`.execute(tx.db),
  )
  return rows.map(({ details }) => details)
}

test('a write that leaves no audit row is not committed', async () => {
  const unrecorded = write(server.running.platform, author, async (tx) => {
    await sql`update tasks set details = 'Written in secret'`.execute(tx.db)
    return { status: 200 }
  })
  await expect(unrecorded).rejects.toThrow('must leave its audit row')
  expect(await detailsOf()).toEqual([])
})

test('a write that fails after its record leaves neither change nor audit row nor event', async () => {
  const failed = write(server.running.platform, author, async (tx) => {
    await sql`update tasks set details = 'Written and lost'`.execute(tx.db)
    await tx.record({
      action: 'task.update',
      subject: { type: 'task', id: 'lost' },
      events: [{ type: 'change', payload: { lost: true } }],
    })
    throw new Error('on purpose')
  })
  await expect(failed).rejects.toThrow('on purpose')
  expect(await detailsOf()).toEqual([])
  const { rows } = await server.running.platform.database.read('system', (tx) =>
    sql`select 1 from audit where subject_id = 'lost' union all select 1 from events where payload ? 'lost'`.execute(
      tx.db,
    ),
  )
  expect(rows).toEqual([])
})

test('the audit can be added to and never changed', async () => {
  const { database } = server.running.platform
  for (const change of [sql`update audit set action = 'x'`, sql`delete from audit`]) {
    await expect(database.write('system', (tx) => change.execute(tx.db))).rejects.toThrow('permission denied')
  }
})
