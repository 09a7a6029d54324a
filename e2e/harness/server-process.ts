import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { serverEnvironment, serverProgram } from '../../scripts/server-program.mjs'

const root = resolve(import.meta.dirname, '../..')
const ready = /Portico is ready at (http:\/\/\S+:(\d+))/

/** Milliseconds that a server gets to end by itself before it is killed. */
const patienceMs = 20_000

interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly output: string
}

interface ServerOptions {
  readonly dataDir: string
  /** Settings in addition to the usual ones; undefined unsets one. */
  readonly env?: NodeJS.ProcessEnv
}

export interface ServerProcess {
  /** Its data folder, and its outgoing messages. */
  readonly dataDir: string
  /** Such as `http://localhost:41234`. */
  readonly origin: string
  readonly port: number
  /** The same server under another name of this machine, such as `harbor.localhost`. */
  at(host: string): string
  signal(name: NodeJS.Signals): void
  /** Settles when the process has ended. */
  readonly ended: Promise<Ended>
  stop(): Promise<Ended>
}

/** Starts the server like `npm start`, on a free port. Throws with its output if it exits. */
export async function startServer(options: ServerOptions): Promise<ServerProcess> {
  const { child, ended } = launch(serverProgram, environmentOf(options))
  const address = await Promise.race([ended.then(refuse), printedAddress(child)])
  return {
    ...address,
    dataDir: options.dataDir,
    at: (host) => `http://${host}:${address.port}`,
    signal: (name) => child.kill(name),
    ended,
    async stop() {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      return ended.finally(() => clearTimeout(timer))
    },
  }
}

/** A server on a copy of the demonstration data while something uses it; neither is left behind. */
export async function withSeededServer(
  use: (server: ServerProcess) => Promise<void>,
  env: NodeJS.ProcessEnv = {},
): Promise<void> {
  const server = await startServer({ dataDir: copySeededData(), env })
  await use(server)
  await server.stop()
  rmSync(server.dataDir, { recursive: true, force: true })
}

/** Runs a server that is expected to end by itself. */
export function runServer(options: ServerOptions): Promise<Ended> {
  return launch(serverProgram, environmentOf(options)).ended
}

/** Runs a script of the repository to its end, with the settings of a server. */
export function runScript(args: readonly string[], options: ServerOptions): Promise<Ended> {
  return launch(args, environmentOf(options)).ended
}

/** Runs a script of the repository to its end. */
export function runNode(args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<Ended> {
  return launch(args, env).ended
}

/** A data folder of one's own with the demonstration data, copied from the one made before all tests. */
export function copySeededData(): string {
  const folder = process.env.PORTICO_E2E_FOLDER
  if (folder === undefined) throw new Error('The seeded data folder is made by global-setup.ts')
  const dataDir = mkdtempSync(join(folder, 'data-'))
  cpSync(join(folder, 'seeded'), dataDir, { recursive: true })
  return dataDir
}

function environmentOf({ dataDir, env }: ServerOptions): NodeJS.ProcessEnv {
  const own = { NODE_ENV: 'development', PORT: '0', HOST: '127.0.0.1', PORTICO_LOG_LEVEL: 'warn' }
  const inherited = Object.entries(process.env).filter(([name]) => !/^(PORTICO_|DATABASE_URL$)/.test(name))
  return {
    ...Object.fromEntries(inherited),
    ...own,
    PORTICO_DATA_DIR: dataDir,
    NODE_COMPILE_CACHE: join(root, '.cache', 'node'),
    ...serverEnvironment,
    ...env,
  }
}

function launch(args: readonly string[], env: NodeJS.ProcessEnv): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const kill = (): void => void child.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-20_000)
    })
  }
  const ended = new Promise<Ended>((resolveEnded, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => {
      process.off('exit', kill)
      resolveEnded({ code, signal, output })
    })
  })
  return { child, ended }
}

function printedAddress(child: ChildProcess): Promise<{ origin: string; port: number }> {
  return new Promise((done) => {
    let said = ''
    child.stdout?.on('data', (text: string) => {
      said += text
      const [, origin, port] = ready.exec(said) ?? []
      if (origin !== undefined) done({ origin, port: Number(port) })
    })
  })
}

function refuse({ code, output }: Ended): never {
  throw new Error(`The server ended with code ${code} before it was ready:\n${output}`)
}
