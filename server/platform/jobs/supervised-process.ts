import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DatabaseLog } from '../database/database.ts'

const pauseMs = 1000

/**
 * A part of the server in its own process, run by the same Node with the same flags. If it crashes or cannot start, the
 * failure is logged and it is started again; the server keeps running.
 */
export class SupervisedProcess {
  readonly #program: string
  readonly #environment: NodeJS.ProcessEnv
  readonly #log: DatabaseLog
  readonly #stopping = new AbortController()
  #child: ChildProcess | undefined
  #kept: Promise<void> = Promise.resolve()

  /** `program` is a file that calls `workForServer`. */
  constructor(program: URL, environment: NodeJS.ProcessEnv, log: DatabaseLog) {
    this.#program = fileURLToPath(program)
    this.#environment = environment
    this.#log = log
  }

  /** The process that works; undefined before there is one. */
  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Settles once the program works, or `stop` was called. A program that cannot start is started again. */
  async start(): Promise<void> {
    const started = Promise.withResolvers<void>()
    this.#kept = this.#keep(started.resolve).finally(started.resolve)
    await started.promise
  }

  /** Settles once the program has ended what it was at. */
  async stop(): Promise<void> {
    this.#stopping.abort()
    if (this.#child?.connected === true) this.#child.send('stop')
    await this.#kept
  }

  async #keep(onStarted: () => void): Promise<void> {
    const { signal } = this.#stopping
    /* oxlint-disable no-await-in-loop -- one process after the other */
    while (!signal.aborted) {
      const { isAtWork, ended } = await this.#begin()
      if (isAtWork) onStarted()
      await ended
      if (signal.aborted) return
      this.#log.error(`${this.#program} ${isAtWork ? 'ended by itself' : 'could not start'}; it is started again`)
      await pause(pauseMs, undefined, { ref: false, signal }).catch(() => undefined)
    }
    /* oxlint-enable no-await-in-loop */
  }

  async #begin(): Promise<{ isAtWork: boolean; ended: Promise<unknown> }> {
    const child = fork(this.#program, { env: this.#environment, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    this.#child = child
    const ended = new Promise((end) => child.once('exit', end).once('error', end))
    const isAtWork = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)])
    return { isAtWork, ended }
  }
}

/** In the child process: starts its work, reports ready, and stops when the server stops or has died. */
export async function workForServer(begin: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  // Terminals and service managers signal all processes at once; only the server decides when to stop.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  const begun = begin()
  let isAtWork = false
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    // Before it works there is nothing to finish, and what it waits for may never come.
    void (isAtWork ? begun.then((work) => work.stop()) : Promise.resolve()).finally(() => process.exit())
  }
  process.once('message', stop)
  process.once('disconnect', stop)
  await begun
  isAtWork = true
  if (process.connected) process.send!('at work')
}
