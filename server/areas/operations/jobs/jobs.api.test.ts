import { jobMessages } from '@portico/contract/areas/operations/job.messages.ts'
import { type Job, type JobQueueFigures, jobsCounted } from '@portico/contract/areas/operations/job.shapes.ts'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { auditOf } from '../../../app/test/audit-trail.ts'
import type { TestClient } from '../../../app/test/test-client.ts'
import { useTestServer } from '../../../app/test/test-server.ts'

const server = useTestServer()
const jobs = '/api/administration/jobs'
let admin: TestClient

beforeAll(async () => {
  admin = await server.signIn('admin@portico.test')
})

/** Jobs in a state, of a queue that nothing works. */
async function someJobs(queue: string, state: string, many = 1): Promise<readonly string[]> {
  const { database, jobs: works } = server.running.platform
  return database.write('system', async (tx) => {
    for (let at = 0; at < many; at += 1) await works.enqueue(tx, queue, { email: 'dana@acme.test' })
    const { rows } = await sql<{ id: string }>`update jobs.job set state = ${state}::jobs.job_state, retry_count = 8,
        started_on = now(), completed_on = now() + retry_count * interval '1 ms',
        output = '{"message":"No answer for dana@acme.test"}'
      where name = ${queue} and state = 'created' returning id::text as id`.execute(tx.db)
    return rows.map(({ id }) => id)
  })
}

const found = async (query: string) => (await admin.get(`${jobs}?${query}`)).body.items as Job[]

async function figuresOf(queue: string) {
  const { queues } = (await admin.get(`${jobs}/queues`)).body as { queues: JobQueueFigures[] }
  return queues.find((each) => each.queue === queue)
}

describe('background jobs', () => {
  test('are counted by queue, and listed by state without what they are about', async () => {
    const [id] = await someJobs('counted', 'failed')
    await someJobs('counted', 'active')
    const { database, jobs: works } = server.running.platform
    await database.write('system', (tx) => works.enqueue(tx, 'counted', {}))
    expect(await figuresOf('counted')).toEqual({ queue: 'counted', waiting: 1, running: 1, failed: 1 })
    expect(await found('queue=counted')).toMatchObject([
      { id, state: 'FAILED', tries: 9, reason: 'No answer for [email]' },
    ])
    expect(await found('queue=counted&state=RUNNING')).toMatchObject([{ state: 'RUNNING' }])
    expect(await found('queue=counted&state=WAITING')).toMatchObject([{ state: 'WAITING', tries: 0, reason: null }])
    expect(JSON.stringify(await found('queue=counted'))).not.toContain('dana@acme.test')
  })

  test('are counted up to a limit in each queue, however many failed in another', async () => {
    await someJobs('few', 'failed')
    await someJobs('many', 'failed')
    await server.running.platform.database.write('system', (tx) =>
      sql`insert into jobs.job (name, data, state, completed_on)
        select 'many', '{}', 'failed', now() from generate_series(1, ${jobsCounted}::int)`.execute(tx.db),
    )
    expect([await figuresOf('many'), await figuresOf('few')]).toMatchObject([{ failed: jobsCounted }, { failed: 1 }])
  })

  test('come page by page', async () => {
    const ids = await someJobs('paged', 'failed', 5)
    const first = (await admin.get(`${jobs}?queue=paged&limit=3`)).body
    const second = (await admin.get(`${jobs}?queue=paged&limit=3&cursor=${first.nextCursor}`)).body
    const shown = [...first.items, ...second.items].map(({ id }: Job) => id)
    expect(shown.toSorted()).toEqual([...ids].toSorted())
    expect(second.nextCursor).toBeNull()
  })

  test('that failed are run again, with all their tries, and it is recorded who did it', async () => {
    const [id] = await someJobs('again', 'failed')
    const path = `${jobs}/again/${id}/run`
    expect((await admin.post(path)).status).toBe(204)
    expect(await figuresOf('again')).toMatchObject({ waiting: 1, failed: 0 })
    expect(await found('queue=again&state=WAITING')).toMatchObject([{ id, tries: 0, reason: null }])
    expect((await auditOf(server, 'job', id!)).map(({ action }) => action)).toEqual(['job.run-again'])
    const twice = await admin.post(path)
    expect([twice.status, twice.body.message]).toEqual([422, jobMessages.notFailed])
  })

  test('are for platform administrators alone; one that is not there is not found', async () => {
    const staff = await server.signIn('broker-admin@harbor.test')
    expect((await staff.get(jobs)).status).toBe(403)
    expect((await staff.get(`${jobs}/queues`)).status).toBe(403)
    const unknown = `${jobs}/nowhere/01a1fbb3-8d19-71d2-906e-f5852a67db8b/run`
    expect((await admin.post(unknown)).status).toBe(404)
  })
})
