import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, afterEach, expect, test } from 'vitest'
import { quietLog } from '../database/test/quiet-log.ts'
import { createTestDatabase, type TestDatabase } from '../database/test/test-database.ts'
import { insertJobs } from './insert-job.ts'
import { JobQueue } from './job-queue.ts'
import { SupervisedProcess } from './supervised-process.ts'
import { ProcessOnDemand } from './process-on-demand.ts'

const folder = mkdtempSync(join(tmpdir(), 'portico-demand-'))
let made: TestDatabase
let told = ''
let count = 0
let onDemand: ProcessOnDemand

beforeAll(async () => {
  made = await createTestDatabase()
})
beforeEach(() => {
  told = join(folder, String((count += 1)))
  const newProcess = () =>
    new SupervisedProcess(new URL('test/told.worker.ts', import.meta.url), { ...process.env, TOLD: told }, quietLog)
  onDemand = new ProcessOnDemand({ ...made, log: quietLog, queues: [`long-${count}`], newProcess, idleMs: 0 })
})
afterEach(() => onDemand.stop())
afterAll(async () => {
  await made.remove()
  rmSync(folder, { recursive: true, force: true })
})

const lines = () => (existsSync(told) ? readFileSync(told, 'utf8').trimEnd().split('\n') : [])
const enqueue = (queue: string) =>
  made.database.write('system', (tx) => new JobQueue(made.database, quietLog).enqueue(tx, queue, {}))
const finishAll = () => made.database.execute(`update jobs.job set state = 'completed' where name = 'long-${count}'`)

test('starts no process while there is no job for it', async () => {
  await onDemand.start()
  await enqueue('another queue')
  await onDemand.look()
  expect([onDemand.pid, lines()]).toEqual([undefined, []])
})

test('starts one process when a job is added, and ends it when idle', async () => {
  await onDemand.start()
  await enqueue(`long-${count}`)
  await expect.poll(() => onDemand.pid, { timeout: 20_000 }).toBeDefined()
  const { pid } = onDemand
  await enqueue(`long-${count}`)
  await onDemand.look()
  expect(lines()).toEqual([`begun ${pid}`])
  await finishAll()
  await onDemand.look()
  expect([onDemand.pid, lines()]).toEqual([undefined, [`begun ${pid}`, 'stopped']])
})

test('starts a process for a job that was already waiting, but not before it is due', async () => {
  await made.database.write('system', (tx) =>
    insertJobs(tx, `long-${count}`, [{ data: {}, options: { afterSeconds: 3600 } }]),
  )
  await onDemand.start()
  expect(onDemand.pid).toBeUndefined()
  await made.database.execute(`update jobs.job set start_after = now() where name = 'long-${count}'`)
  await onDemand.look()
  expect(onDemand.pid).toBeDefined()
})
