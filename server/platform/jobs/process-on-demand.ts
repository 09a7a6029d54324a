import type { Database, DatabaseLog } from '../database/database.ts'
import { wakeChannel } from './job-queue.ts'
import type { SupervisedProcess } from './supervised-process.ts'

/** How often jobs are looked for that no notice announces: delayed ones, those of a schedule, and retries. */
const lookMs = 15_000
/** A process without work ends after this time. */
const defaultIdleMs = 5 * 60_000

interface Parts {
  readonly database: Database
  readonly log: DatabaseLog
  /** The queues that the process works. */
  readonly queues: readonly string[]
  readonly newProcess: () => SupervisedProcess
  readonly idleMs?: number
}

/** Runs a process of the server while some queues have work: it starts with the first job and ends when idle. */
export class ProcessOnDemand {
  readonly #parts: Parts
  #process: SupervisedProcess | undefined
  #lastWorkAt = 0
  #turn: Promise<void> = Promise.resolve()
  #timer: NodeJS.Timeout | undefined
  #stopListening: (() => Promise<void>) | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The running process; undefined if there is none. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Starts the process where jobs wait, now and from now on; a database that is away is asked again later. */
  async start(): Promise<void> {
    this.#timer = setInterval(() => void this.look(), lookMs).unref()
    await this.look()
  }

  /** Starts the process if a job is due; ends it if there was none for a while. */
  look(): Promise<void> {
    return this.#next(async () => {
      const { database, queues, idleMs = defaultIdleMs } = this.#parts
      this.#stopListening ??= await this.#listen()
      const { rows } = await database.execute(
        `select 1 from jobs.job where name = any($1)
          and (state = 'active' or (state in ('created', 'retry') and start_after <= now())) limit 1`,
        [queues],
      )
      if (rows.length > 0) return this.#begin()
      if (performance.now() - this.#lastWorkAt > idleMs) await this.#end()
    })
  }

  #listen(): Promise<() => Promise<void>> {
    const { database, queues } = this.#parts
    return database.listen(
      wakeChannel,
      (queue) => void (queues.includes(queue) && this.#next(() => this.#begin())),
      () => void this.look(),
    )
  }

  /** Settles once the process has finished its work. */
  async stop(): Promise<void> {
    clearInterval(this.#timer)
    await this.#turn
    await this.#stopListening?.()
    this.#stopListening = undefined
    await this.#end()
  }

  /** One thing after the other. What fails is logged and tried again by the next look. */
  #next(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work).catch((error: unknown) => {
      this.#parts.log.error(`A process of the server could not be started or ended: ${String(error)}`)
    })
    return this.#turn
  }

  async #begin(): Promise<void> {
    this.#lastWorkAt = performance.now()
    if (this.#process !== undefined) return
    const process = this.#parts.newProcess()
    await process.start()
    this.#process = process
  }

  async #end(): Promise<void> {
    const process = this.#process
    this.#process = undefined
    await process?.stop()
  }
}
