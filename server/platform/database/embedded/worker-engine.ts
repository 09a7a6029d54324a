import { Worker } from 'node:worker_threads'
import type { DatabaseLog } from '../database.ts'
import { engineCode } from './engine-code.ts'
import type { WireHost, WireStream } from './wire-stream.ts'
import type { FromWorker, ToWorker, WorkerStart } from './worker-messages.ts'

/** Runaway recursion must end in an error of the statement; with the usual stack it wedges the engine. */
const resourceLimits = { stackSizeMb: 32 }

/** Runs the embedded engine in a thread, and restarts it when it crashes or must be stopped. */
export class WorkerEngine implements WireHost {
  readonly #folder: string
  readonly #log: DatabaseLog
  readonly #syncCount = new SharedArrayBuffer(4)
  readonly #streams = new Map<number, WireStream>()
  readonly #numbers = new WeakMap<WireStream, number>()
  readonly #unanswered = new Map<number, number>()
  #nextNumber = 1
  #worker: Worker | undefined
  #ready: Promise<void> | undefined
  #stopping: Promise<unknown> = Promise.resolve()
  #closing = false

  constructor(folder: string, log: DatabaseLog) {
    this.#folder = folder
    this.#log = log
  }

  /** How many fsync calls the engine has made so far. */
  get syncs(): number {
    return Atomics.load(new Int32Array(this.#syncCount), 0)
  }

  /** Settles when the engine answers. A start that failed is tried again by the next call. */
  start(): Promise<void> {
    if (this.#closing) return Promise.reject(new Error('Connection terminated: the embedded database is closed'))
    this.#ready ??= this.#stopping
      .then(() => this.#startWorker())
      .catch((error: unknown) => {
        this.#ready = undefined
        throw error
      })
    return this.#ready
  }

  async attach(stream: WireStream): Promise<void> {
    await this.start()
    const number = this.#nextNumber++
    this.#numbers.set(stream, number)
    this.#streams.set(number, stream)
  }

  send(stream: WireStream, bytes: Uint8Array<ArrayBuffer>): void {
    const number = this.#numbers.get(stream)
    if (number === undefined || !this.#worker) return
    this.#unanswered.set(number, (this.#unanswered.get(number) ?? 0) + 1)
    const message: ToWorker = { stream: number, bytes }
    this.#worker.postMessage(message, [bytes.buffer])
  }

  /** A stream given up while the engine still works for it can only be freed by stopping the engine. */
  detach(stream: WireStream): void {
    const number = this.#numbers.get(stream)
    if (number === undefined) return
    this.#streams.delete(number)
    const busy = this.#unanswered.delete(number)
    if (busy && this.#worker) this.#stop(this.#worker, 'was stopped because it did not answer in time')
  }

  async close(): Promise<void> {
    this.#closing = true
    await this.#ready?.catch(() => undefined)
    const worker = this.#worker
    if (worker) {
      const ended = new Promise((resolve) => worker.once('exit', resolve))
      const message: ToWorker = { close: true }
      worker.postMessage(message)
      await ended
    }
    await this.#stopping
  }

  async #startWorker(): Promise<void> {
    const started: WorkerStart = { folder: this.#folder, syncCount: this.#syncCount, code: await engineCode() }
    const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), {
      workerData: started,
      resourceLimits,
      execArgv: [],
    })
    this.#worker = worker
    return new Promise((resolve, reject) => {
      let cause: Error | undefined
      worker.on('message', (message: FromWorker) => ('ready' in message ? resolve() : this.#receive(message)))
      worker.on('error', (error) => (cause = error instanceof Error ? error : new Error(String(error))))
      worker.on('exit', (code) => {
        reject(new Error(`The embedded database did not start (exit code ${code})`, { cause }))
        this.#ended(worker, cause)
      })
    })
  }

  #receive({ stream: number, bytes }: { stream: number; bytes: Uint8Array }): void {
    const left = (this.#unanswered.get(number) ?? 0) - 1
    if (left > 0) this.#unanswered.set(number, left)
    else this.#unanswered.delete(number)
    this.#streams.get(number)?.receive(bytes)
  }

  #stop(worker: Worker, why: string): void {
    this.#log.error(`The embedded database ${why}; reopening it`)
    this.#stopping = worker.terminate()
    this.#ended(worker, undefined)
  }

  #ended(worker: Worker, cause: Error | undefined): void {
    if (this.#worker !== worker) return
    this.#worker = undefined
    this.#ready = undefined
    this.#unanswered.clear()
    const streams = [...this.#streams.values()]
    this.#streams.clear()
    if (!this.#closing && cause) this.#log.error(`The embedded database stopped: ${cause.message}; reopening it`)
    const error = new Error('Connection terminated: the embedded database stopped')
    for (const stream of streams) stream.destroy(error)
  }
}
