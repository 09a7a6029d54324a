import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** A PostgreSQL server of our own in a temporary folder. */
export interface LocalPostgres {
  readonly url: string
  stop(): Promise<void>
}

/** A reason why no server could be started. */
export interface NoPostgres {
  readonly skipped: string
}

const unprivileged = ['postgres', 'nobody']

/** Settings without durability or upkeep, for a server whose data is discarded when it stops. */
export const forgetful = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
]

/** Starts a fresh PostgreSQL server on a free port of this machine, or says why that is not possible here. */
export async function startLocalPostgres(settings: readonly string[] = []): Promise<LocalPostgres | NoPostgres> {
  const bin = findBinaries()
  if (bin === undefined) return { skipped: 'No PostgreSQL binaries (initdb, postgres) were found on this machine.' }
  const user = unprivilegedUser()
  if (user === null) return { skipped: 'PostgreSQL does not run as root, and no other user can be taken here.' }

  const folder = mkdtempSync(join(tmpdir(), 'portico-postgres-'))
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true })
  if (user) chownSync(folder, user.uid, user.gid)
  const identity = user ? { uid: user.uid, gid: user.gid } : {}
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'portico_owner', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...identity, cwd: folder, encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  )
  if (made.status !== 0) {
    removeFolder()
    return { skipped: `initdb failed: ${made.stderr || String(made.error)}` }
  }

  const port = await freePort()
  const server = spawn(
    join(bin, 'postgres'),
    [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      ...['max_connections=200', ...settings].flatMap((setting) => ['-c', setting]),
    ],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const stopNow = (): void => {
    server.kill('SIGQUIT')
    removeFolder()
  }
  process.once('exit', stopNow)
  const problem = await untilReady(server)
  if (problem !== undefined) {
    process.off('exit', stopNow)
    stopNow()
    return { skipped: `PostgreSQL did not start: ${problem}` }
  }
  return {
    url: `postgresql://portico_owner@127.0.0.1:${port}/postgres`,
    async stop() {
      process.off('exit', stopNow)
      const ended = new Promise((resolve) => server.once('exit', resolve))
      if (server.exitCode === null) {
        server.kill('SIGINT')
        await ended
      }
      removeFolder()
    },
  }
}

function findBinaries(): string | undefined {
  const newestFirst = (pattern: string): string[] =>
    globSync(pattern).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...newestFirst('/usr/lib/postgresql/*/bin'),
    ...newestFirst('/opt/homebrew/opt/postgresql*/bin'),
    ...newestFirst('/usr/local/opt/postgresql*/bin'),
    ...newestFirst('/Applications/Postgres.app/Contents/Versions/*/bin'),
  ]
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres')))
}

/** The user to run as when this process is root; undefined when it is not, null when there is none. */
function unprivilegedUser(): { uid: number; gid: number } | undefined | null {
  if (process.getuid?.() !== 0) return undefined
  for (const name of unprivileged) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }))
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) }
  }
  return null
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(address !== null && typeof address === 'object' ? address.port : 0))
    })
  })
}

/** Settles when the server says that it accepts connections, with what it last said if it ends instead. */
function untilReady(server: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    let said = ''
    server.once('error', (error) => resolve(error.message))
    server.once('exit', () => resolve(said.slice(-500)))
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-2000)
      if (said.includes('ready to accept connections')) resolve(undefined)
    })
  })
}

if (import.meta.main) await keepRunning(process.argv.slice(2))

/** Runs a command with DATABASE_URL set and stops the server after it, or without a command waits for Ctrl-C. */
async function keepRunning([command, ...args]: string[]): Promise<void> {
  const local = await startLocalPostgres(forgetful)
  if ('skipped' in local) {
    console.log(`Skipped: ${local.skipped}`)
    return
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  if (command === undefined) {
    console.log(`PostgreSQL runs at ${local.url} until you press Ctrl-C.`)
    await new Promise<void>((resolve) => {
      const alive = setInterval(() => undefined, 60_000)
      const end = (): void => {
        clearInterval(alive)
        resolve()
      }
      process.once('SIGINT', end).once('SIGTERM', end)
    })
  } else {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: local.url } })
    process.exitCode = await new Promise<number>((resolve) => {
      child.once('error', (error) => {
        console.error(error.message)
        resolve(127)
      })
      child.once('exit', (code) => resolve(code ?? 1))
    })
  }
  await local.stop()
}
