import { setTimeout as pause } from 'node:timers/promises'
import { PgBoss } from 'pg-boss'
import type { Database, DatabaseLog, Tx } from '../database/database.ts'
import { insertJobs, type JobOptions, type NewJob, queueDefaults } from './insert-job.ts'

/** What a handler knows about the job in addition to its data. */
export interface JobRun {
  readonly id: string
  /** 1 for the first try. */
  readonly attempt: number
  /** No other try follows where this one fails. */
  readonly isLast: boolean
}

/** Does one job. A rejection has it tried again later, with growing pauses. */
export type JobHandler<Data> = (data: Data, run: JobRun) => Promise<void>

/** How a queue is worked. */
export interface WorkOptions {
  /** Jobs done at the same time by this process; 1 unless said. */
  readonly concurrency?: number
}

/** Called for every failed try of a job. */
type FailureListener = (error: unknown, queue: string) => void

interface Worked {
  readonly handler: JobHandler<unknown>
  readonly options: WorkOptions
}

/** Announces a queue that has a new job. */
export const wakeChannel = 'portico_jobs'
/** Only a fallback: a notice wakes the workers of a queue as soon as its job is committed. */
const pollSeconds = 15
/** Several fit in the time after which a job counts as lost, so that a busy server keeps its jobs. */
const heartbeatRefreshSeconds = 15
/** How often lost jobs are looked for. */
const superviseSeconds = 30
const stopMilliseconds = 20_000
const retryMilliseconds = 1000

/** Background work, done after the request that queued it. */
export class JobQueue {
  readonly #database: Database
  readonly #log: DatabaseLog
  readonly #onFailure: FailureListener
  readonly #queues = new Map<string, Worked>()
  readonly #schedules: { queue: string; cron: string }[] = []
  readonly #workers = new Map<string, readonly string[]>()
  readonly #stopping = new AbortController()
  #boss: PgBoss | undefined
  #starting: Promise<void> = Promise.resolve()
  #stopListening: (() => Promise<void>) | undefined

  constructor(database: Database, log: DatabaseLog, onFailure: FailureListener = () => undefined) {
    this.#database = database
    this.#log = log
    this.#onFailure = onFailure
  }

  /** Adds a job in the caller's transaction: it exists when, and only if, that commits. */
  async enqueue(tx: Tx, queue: string, data: object, options: JobOptions = {}): Promise<void> {
    await this.enqueueAll(tx, queue, [{ data, options }])
  }

  /** Adds jobs of one queue in one statement, as `enqueue` does. */
  async enqueueAll(tx: Tx, queue: string, added: readonly NewJob[]): Promise<void> {
    await insertJobs(tx, queue, added)
    const isDue = added.some(({ options }) => options?.afterSeconds === undefined)
    if (isDue) await tx.notify(wakeChannel, queue)
  }

  /** Names the handler of a queue. Call it before `start`. */
  work<Data extends object>(queue: string, handler: JobHandler<Data>, options: WorkOptions = {}): void {
    if (this.#boss) throw new Error(`The handler of ${queue} has to be named before the job queue starts`)
    if (this.#queues.has(queue)) throw new Error(`The queue ${queue} has a handler already`)
    this.#queues.set(queue, { handler: handler as JobHandler<unknown>, options })
  }

  /** The queues that have a handler. */
  get queues(): readonly string[] {
    return [...this.#queues.keys()]
  }

  /** Queues a job at each time of a cron expression (UTC), once no matter how many servers run. */
  schedule(queue: string, cron: string): void {
    this.#schedules.push({ queue, cron })
  }

  /**
   * Starts processing; resolves once it runs or `stop` was called. Call it once the server listens: no response needs
   * it, so the server runs while it waits for an unavailable database.
   */
  async start(): Promise<void> {
    this.#starting = this.#keepStarting()
    await this.#starting
  }

  async #keepStarting(): Promise<void> {
    const { signal } = this.#stopping
    /* oxlint-disable no-await-in-loop -- one attempt after the other */
    while (!signal.aborted) {
      try {
        await this.#begin()
        return
      } catch (error) {
        this.#log.error(`The job queue could not start; it is started again: ${String(error)}`)
        await this.#end().catch(() => undefined)
      }
      await pause(retryMilliseconds, undefined, { ref: false, signal }).catch(() => undefined)
    }
    /* oxlint-enable no-await-in-loop */
  }

  async #begin(): Promise<void> {
    const boss = new PgBoss({
      db: { executeSql: (text, values) => this.#database.execute(text, values) },
      schema: 'jobs',
      // Migrations make the tables: the application's role may not.
      migrate: false,
      createSchema: false,
      reindex: false,
      schedule: this.#schedules.length > 0,
      superviseIntervalSeconds: superviseSeconds,
      monitorIntervalSeconds: superviseSeconds,
    })
    boss.on('error', (error) => this.#log.error(`The job queue failed: ${error.message}`))
    boss.on('warning', ({ message }) => this.#log.warn(`Job queue: ${message}`))
    this.#boss = boss
    await boss.start()
    await Promise.all([...this.#queues].map(([queue, worked]) => this.#startWorker(boss, queue, worked)))
    await Promise.all(this.#schedules.map(({ queue, cron }) => boss.schedule(queue, cron)))
    this.#stopListening = await this.#database.listen(
      wakeChannel,
      (queue) => this.#wake(queue),
      () => this.#wakeAll(),
    )
    this.#wakeAll()
  }

  /** Removes old jobs and fails lost ones now, as also happens periodically. */
  async maintain(): Promise<void> {
    await this.#boss?.supervise()
  }

  /** Waits for running jobs, then stops. Jobs that do not end in time are retried later. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#starting
    await this.#end()
  }

  async #end(): Promise<void> {
    await this.#stopListening?.()
    this.#stopListening = undefined
    const boss = this.#boss
    this.#boss = undefined
    // If asked for all at once, the library polls its workers only every half second.
    const idle = Promise.all([...this.#workers.keys()].map(async (queue) => boss?.offWork(queue)))
    await Promise.race([idle, pause(stopMilliseconds, undefined, { ref: false })])
    this.#workers.clear()
    await boss?.stop({ graceful: true, timeout: 1000 })
  }

  async #startWorker(boss: PgBoss, queue: string, { handler, options }: Worked): Promise<void> {
    await boss.createQueue(queue, queueDefaults)
    const workers = Array.from({ length: options.concurrency ?? 1 }, async () => {
      const worker: string = await boss.work<object>(
        queue,
        { includeMetadata: true, pollingIntervalSeconds: pollSeconds, heartbeatRefreshSeconds, batchSize: 1 },
        async (jobs) => {
          // One notification may announce many jobs, so a worker that found one looks for the next right away.
          boss.notifyWorker(worker)
          await Promise.all(
            jobs.map(({ id, data, retryCount }) =>
              handler(data, { id, attempt: retryCount + 1, isLast: retryCount >= queueDefaults.retryLimit }),
            ),
          ).catch((error: unknown) => {
            this.#onFailure(error, queue)
            throw error
          })
        },
      )
      return worker
    })
    this.#workers.set(queue, await Promise.all(workers))
  }

  #wake(queue: string): void {
    for (const worker of this.#workers.get(queue) ?? []) this.#boss?.notifyWorker(worker)
  }

  #wakeAll(): void {
    for (const queue of this.#workers.keys()) this.#wake(queue)
  }
}
