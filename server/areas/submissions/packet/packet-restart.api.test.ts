import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestServer } from '../../../app/test/test-server.ts'
import { testConfig } from '../../../app/test/test-world.ts'
import { startServer } from '../../../app/start-server.ts'
import { filesIn, readyRenewal, SubmissionClient } from '../test/submission-client.ts'

const server = useTestServer()

test('a packet under way when a server ends is made by the next one', async () => {
  const submission = new SubmissionClient(await server.signIn('owner@acme.test'), await readyRenewal(server))
  const { database, jobs, log } = server.running.platform
  await jobs.stop()
  const { id } = await submission.submitted()
  await database.write({ account: 'ACME' }, (tx) =>
    sql`update submissions set packet_progress = 40 where id = ${id}`.execute(tx.db),
  )
  expect((await submission.details(id)).packet).toMatchObject({ state: 'BUILDING', progress: 40 })
  const next = await startServer(testConfig(server.dataDir), { log, now: server.clock.now, database })
  try {
    await next.startJobs()
    const { packet } = await submission.ended(id)
    expect(packet).toMatchObject({ state: 'READY', progress: 100, message: null })
    expect([...(await filesIn((await submission.packet(id)).bytes)).keys()].slice(0, 2)).toEqual([
      'Submission.pdf',
      'Index.pdf',
    ])
  } finally {
    await next.close()
  }
})
