import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../database/test/test-database.ts'
import { keptLog, quietLog } from '../database/test/quiet-log.ts'
import { JobQueue } from './job-queue.ts'

let made: TestDatabase
const started: JobQueue[] = []
beforeAll(async () => {
  made = await createTestDatabase()
})
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop()
})
afterAll(() => made.remove())

function newQueue(log = quietLog, onFailure?: (error: unknown, queue: string) => void): JobQueue {
  const jobs = new JobQueue(made.database, log, onFailure)
  started.push(jobs)
  return jobs
}

/** Collects what a handler was given until `count` jobs were done. */
function collector<Data>(count: number): { handler: (data: Data) => Promise<void>; all: Promise<Data[]> } {
  const { promise: all, resolve } = Promise.withResolvers<Data[]>()
  const done: Data[] = []
  return {
    all,
    handler: async (data) => {
      done.push(data)
      if (done.length === count) resolve(done)
    },
  }
}

const enqueue = (jobs: JobQueue, queue: string, data: object): Promise<void> =>
  made.database.write({ account: 'ACME' }, (tx) => jobs.enqueue(tx, queue, data))

test('a job is done after its transaction was committed, and never when it was undone', async () => {
  const jobs = newQueue()
  const { handler, all } = collector<{ n: number }>(2)
  jobs.work('committed', handler)
  await jobs.start()
  await enqueue(jobs, 'committed', { n: 1 })
  const undone = made.database.write('system', async (tx) => {
    await jobs.enqueue(tx, 'committed', { n: 2 })
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  await enqueue(jobs, 'committed', { n: 3 })
  expect(await all).toEqual([{ n: 1 }, { n: 3 }])
})

test('jobs added before anybody works on them wait', async () => {
  const jobs = newQueue()
  await enqueue(jobs, 'early', { text: `it's "quoted"`, list: [1, null] })
  const { handler, all } = collector(1)
  jobs.work('early', handler)
  await jobs.start()
  expect(await all).toEqual([{ text: `it's "quoted"`, list: [1, null] }])
})

test.each([1, 3])('many jobs of one transaction are done one after the other, by %i at a time', async (concurrency) => {
  const jobs = newQueue()
  const queue = `burst-${concurrency}`
  const { handler, all } = collector<{ n: number }>(12)
  jobs.work(queue, handler, { concurrency })
  await jobs.start()
  const numbers = Array.from({ length: 12 }, (_, n) => n)
  await made.database.write('system', async (tx) => {
    for (const n of numbers) await jobs.enqueue(tx, queue, { n })
  })
  expect((await all).map(({ n }) => n).toSorted((a, b) => a - b)).toEqual(numbers)
})

test('a handler can use the database', async () => {
  const jobs = newQueue()
  const { promise, resolve } = Promise.withResolvers<string>()
  jobs.work<{ step: number }>('chained', async ({ step }) => {
    if (step === 2) resolve('second step')
    else await made.database.write('system', (tx) => jobs.enqueue(tx, 'chained', { step: step + 1 }))
  })
  await jobs.start()
  await enqueue(jobs, 'chained', { step: 1 })
  expect(await promise).toBe('second step')
})

test('a job that failed is reported with its queue, and waits to be tried again', async () => {
  const failures: unknown[] = []
  const jobs = newQueue(quietLog, (error, queue) => failures.push([String(error), queue]))
  const tried = Promise.withResolvers<number>()
  jobs.work('failing', async (_data, { attempt }) => {
    tried.resolve(attempt)
    throw new Error('not today')
  })
  await jobs.start()
  await enqueue(jobs, 'failing', {})
  expect(await tried.promise).toBe(1)
  await jobs.stop()
  const { rows } = await made.database.execute(
    `select state::text, retry_limit - retry_count as tries_left, start_after > now() as later from jobs.job where name = 'failing'`,
  )
  expect(rows).toEqual([{ state: 'retry', tries_left: 8, later: true }])
  expect(failures).toEqual([['Error: not today', 'failing']])
})

test('a job whose server was killed is tried again after a minute, and one whose server lives is left to it', async () => {
  const jobs = newQueue()
  const begun = { lost: Promise.withResolvers<void>(), held: Promise.withResolvers<void>() }
  const release = Promise.withResolvers<void>()
  for (const name of ['lost', 'held'] as const)
    jobs.work(name, async () => {
      begun[name].resolve()
      await release.promise
    })
  await jobs.start()
  await enqueue(jobs, 'lost', {})
  await enqueue(jobs, 'held', {})
  await Promise.all([begun.lost.promise, begun.held.promise])
  // As a minute after the kill: the last sign of life is older, and the queues are due to be looked at.
  await made.database.execute(`update jobs.job set heartbeat_on = now() - interval '61 seconds' where name = 'lost'`)
  await made.database.execute(`update jobs.queue set monitor_claim_on = null, monitor_on = null`)
  await jobs.maintain()
  const { rows } = await made.database.execute(
    `select name, state::text from jobs.job where name in ('lost', 'held') order by name`,
  )
  expect(rows).toEqual([
    { name: 'held', state: 'active' },
    { name: 'lost', state: 'retry' },
  ])
  release.resolve()
  await jobs.stop()
})

test('a job for later waits for its time', async () => {
  const jobs = newQueue()
  jobs.work('later', async () => {})
  await jobs.start()
  await made.database.write('system', (tx) => jobs.enqueue(tx, 'later', {}, { afterSeconds: 3600 }))
  const { rows } = await made.database.execute(
    `select state::text, start_after > now() + interval '59 minutes' as later from jobs.job where name = 'later'`,
  )
  expect(rows).toEqual([{ state: 'created', later: true }])
})

test('a schedule is kept, and neither it nor the housekeeping of the queue reports an error', async () => {
  const log = keptLog()
  const jobs = newQueue(log)
  jobs.work('nightly', async () => {})
  jobs.schedule('nightly', '0 3 * * *')
  await jobs.start()
  await jobs.maintain()
  const { rows } = await made.database.execute(`select name, cron, timezone from jobs.schedule`)
  expect(rows).toEqual([{ name: 'nightly', cron: '0 3 * * *', timezone: 'UTC' }])
  expect(log.lines).toEqual([])
})

test('handlers are named before the start, one for a queue', async () => {
  const jobs = newQueue()
  jobs.work('once', async () => {})
  expect(() => jobs.work('once', async () => {})).toThrow('has a handler already')
  await jobs.start()
  expect(() => jobs.work('too-late', async () => {})).toThrow('before the job queue starts')
})
