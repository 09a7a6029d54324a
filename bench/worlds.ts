import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { repository } from './measured-process.ts'

export type EngineName = 'PostgreSQL' | 'embedded'

/** A filled database, and the environment of a server on it. */
export interface World {
  readonly engine: EngineName
  readonly accounts: number
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** Where worlds are stored: a folder for files, and optionally a PostgreSQL server. */
export interface Place {
  readonly folder: string
  readonly postgresUrl: string | undefined
}

/** A second world just like another, for a process that runs at the same time: the embedded engine serves one. */
export const twinOf = (place: Place, world: World): Promise<World> | World =>
  world.engine === 'embedded' ? makeWorld(place, world.engine, world.accounts, { suffix: '_twin' }) : world

/** Fills a world of this many accounts, or continues an earlier run. */
export async function makeWorld(
  place: Place,
  engine: EngineName,
  accounts: number,
  {
    suffix = '',
    listed = 0,
    claims = 0,
  }: { readonly suffix?: string; readonly listed?: number; readonly claims?: number } = {},
): Promise<World> {
  const name = `portico_bench_${accounts}${suffix}`
  const dataDir = join(place.folder, `${name}_${engine}`)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const environment = {
    PORTICO_DATA_DIR: dataDir,
    PORTICO_LOG_LEVEL: 'info',
    DATABASE_URL: engine === 'embedded' ? undefined : await databaseUrl(place, name),
  }
  const seed = spawn(
    process.execPath,
    [
      'server/demo/seed.ts',
      ...Object.entries({ accounts, listed, claims }).flatMap(([of, many]) => [`--${of}`, String(many)]),
    ],
    {
      cwd: repository,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  const [code] = (await once(seed, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`The world of ${accounts} accounts could not be made`)
  return { engine, accounts, environment }
}

async function databaseUrl({ postgresUrl }: Place, name: string): Promise<string> {
  if (postgresUrl === undefined) throw new Error('There is no PostgreSQL server')
  const client = new pg.Client({ connectionString: postgresUrl })
  await client.connect()
  const found = await client.query('select from pg_database where datname = $1', [name])
  if (found.rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  await client.end()
  const url = new URL(postgresUrl)
  url.pathname = `/${name}`
  return url.href
}
