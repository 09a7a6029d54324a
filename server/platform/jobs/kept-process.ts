import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { DatabaseLog } from '../database/database.ts'

const pauseMs = 1000

/**
 * A part of the server in a process of its own, run by the same Node with the same flags. Where it breaks, that is
 * written down and another one begins.
 */
export class KeptProcess {
  readonly #program: string
  readonly #environment: NodeJS.ProcessEnv
  readonly #log: DatabaseLog
  #child: ChildProcess | undefined
  #ended: Promise<unknown> = Promise.resolve()
  #isStopping = false

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

  /** Settles once the program works; rejects where it could not begin. */
  async start(): Promise<void> {
    await this.#begin()
    void this.#keep()
  }

  /** Settles once the program has ended what it was at. */
  async stop(): Promise<void> {
    this.#isStopping = true
    if (this.#child?.connected === true) this.#child.send('stop')
    await this.#ended
  }

  async #begin(): Promise<void> {
    const child = fork(this.#program, { env: this.#environment, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    this.#child = child
    this.#ended = new Promise((ended) => child.once('exit', ended).once('error', ended))
    const isAtWork = await Promise.race([once(child, 'message').then(() => true), this.#ended.then(() => false)])
    if (!isAtWork) throw new Error(`${this.#program} ended before it worked`)
  }

  async #keep(): Promise<void> {
    /* oxlint-disable no-await-in-loop -- one process after the other */
    for (;;) {
      await this.#ended
      if (this.#isStopping) return
      this.#log.error(`${this.#program} ended by itself; it begins anew`)
      await pause(pauseMs, undefined, { ref: false })
      if (this.#isStopping) return
      await this.#begin().catch(() => undefined)
    }
    /* oxlint-enable no-await-in-loop */
  }
}

/** In the process: begins its work, says so, and ends it when the server stops or is gone. */
export async function workForServer(begin: () => Promise<{ stop(): Promise<void> }>): Promise<void> {
  // Terminals and service managers tell all processes at once to stop; it is the server that says when.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  const begun = begin()
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    void begun.then((work) => work.stop()).finally(() => process.exit())
  }
  process.once('message', stop)
  process.once('disconnect', stop)
  await begun
  if (process.connected) process.send!('at work')
}
