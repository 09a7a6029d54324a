import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { serverEnvironment, serverProgram } from '../scripts/server-program.mjs'
import type { Usage } from './report-usage.ts'

/** A server in a process of its own, whose use of the machine can be asked. */
export interface MeasuredProcess {
  readonly origin: string
  /** Milliseconds from its start to its first answer. */
  readonly startedInMs: number
  usage(of?: 'cpu' | 'memory'): Promise<Usage>
  stop(): Promise<void>
  /** Ends it without notice, as a crash does. */
  kill(): Promise<void>
}

export const repository = new URL('..', import.meta.url).pathname

/** Starts a program of the repository on a free port and waits until it answers. Its log goes nowhere, but is written. */
export async function startProcess(
  program: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  readyPath = '/readyz',
): Promise<MeasuredProcess> {
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const start = performance.now()
  const child = spawn(process.execPath, ['--expose-gc', '--import', './bench/report-usage.ts', ...program], {
    cwd: repository,
    env: { ...serverEnvironment, ...process.env, ...environment, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  try {
    await untilAnswered(`${origin}${readyPath}`, () => child.exitCode === null)
  } catch (error) {
    child.kill()
    throw error
  }
  return {
    origin,
    startedInMs: performance.now() - start,
    async usage(of = 'cpu') {
      child.send(of)
      const [usage] = (await once(child, 'message')) as [Usage]
      return usage
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

/** The portal's server with all its protection and its log on. */
export const startPortico = (environment: Readonly<Record<string, string | undefined>>): Promise<MeasuredProcess> =>
  startProcess(serverProgram, environment)

async function untilAnswered(url: string, isAlive: () => boolean): Promise<void> {
  for (let waited = 0; waited < 120_000; waited += 10) {
    if (!isAlive()) throw new Error('The measured program ended before it answered')
    // oxlint-disable-next-line no-await-in-loop -- asks again until there is an answer
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok === true) return
    // oxlint-disable-next-line no-await-in-loop -- as above
    await pause(10)
  }
  throw new Error(`No answer from ${url}`)
}

/** An unused port. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as { port: number }
  await new Promise((done) => probe.close(done))
  return port
}
