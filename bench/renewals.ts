import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { startServer, type RunningServer } from '../server/app/start-server.ts'
import { startDueRenewals } from '../server/areas/renewals/cycles/start-due-renewals.ts'
import { demoPassword } from '../server/demo/demo-people.ts'
import { readConfig } from '../server/platform/config.ts'
import { createLog } from '../server/platform/log.ts'
import { median, ratioFigure, type Figure } from './figures.ts'

/** Accounts of one brokerage that renew on one day. */
const few = 20
const many = 2000
const rounds = 40

/** A server in this process, with a brokerage of which so many accounts renew on one day. */
interface Renewing {
  readonly server: RunningServer
  readonly cookie: string
  readonly kickoffMs: number
  close(): Promise<void>
}

/** What the kickoff of an account, a page of the board and one renewal cost where many renew on a day, against few. */
export async function renewalFigures(): Promise<Figure[]> {
  const small = await renewing(few)
  const large = await renewing(many)
  const paths = {
    'page of 20 of the renewal board': '/api/brokerages/BENCH/renewals?limit=20',
    'search of the renewal board': '/api/brokerages/BENCH/renewals?limit=20&search=Company%200000',
    'one renewal with its sections': '/api/accounts/BENCH00007/renewals/current',
  }
  const figures = [figure('kickoff of an account', large.kickoffMs, small.kickoffMs, 1.5)]
  for (const [what, path] of Object.entries(paths)) {
    const times: [number[], number[]] = [[], []]
    for (let round = -5; round < rounds; round++) {
      for (const [at, side] of [small, large].entries()) {
        // oxlint-disable-next-line no-await-in-loop -- the two worlds take turns
        const ms = await timed(() => asked(side, path))
        if (round >= 0) times[at]!.push(ms)
      }
    }
    figures.push(figure(what, median(times[1]), median(times[0]), what.includes('board') ? 3 : 1.3))
  }
  await Promise.all([small.close(), large.close()])
  return figures
}

const figure = (what: string, after: number, before: number, most: number): Figure =>
  ratioFigure(
    `${what}, ${many} accounts renewing on one day against ${few}, embedded`,
    after / before,
    most,
    ` (${after.toFixed(1)} against ${before.toFixed(1)} ms)`,
  )

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function asked({ server, cookie }: Renewing, url: string): Promise<void> {
  const answer = await server.app.inject({ url, headers: { cookie } })
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
}

async function renewing(accounts: number): Promise<Renewing> {
  const folder = mkdtempSync(join(tmpdir(), 'portico-renewals-'))
  const config = readConfig({
    NODE_ENV: 'test',
    PORTICO_DATA_DIR: folder,
    PORTICO_DEMO: 'true',
    PORTICO_SECRET: 'words-that-seal-what-is-measured-1',
  })
  const server = await startServer(config, { log: createLog({ logLevel: 'silent' }, { write: () => {} }) })
  const { platform } = server
  // What the demonstration's own accounts are due is none of what is measured.
  await startDueRenewals(platform, 'warm up')
  await makeAccounts(server, accounts)
  const kickoffMs = (await timed(() => startDueRenewals(platform, 'measured'))) / accounts
  await platform.database.execute('reset role; analyze; set role portico_app')
  const { cookies } = await server.app.inject({
    method: 'POST',
    url: '/auth/login',
    headers: { 'x-requested-with': 'portico' },
    payload: { username: 'admin@portico.test', password: demoPassword },
  })
  return {
    server,
    cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    kickoffMs,
    async close() {
      await server.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Accounts with three policies each that expire on one day. */
const makeAccounts = ({ platform }: RunningServer, accounts: number): Promise<void> =>
  platform.database.write('system', async (tx) => {
    const made = sql`generate_series(1, ${accounts}::int) as n`
    const code = sql`'BENCH' || lpad(n::text, 5, '0')`
    const day = new Date(platform.now().getTime() + 60 * 86_400_000).toISOString().slice(0, 10)
    await sql`insert into brokerages (code, name, two_factor) values ('BENCH', 'Bench', 'OPTIONAL')`.execute(tx.db)
    await sql`insert into accounts (code, company_name, brokerage_code, primary_effective_date)
      select ${code}, 'Company ' || lpad(n::text, 6, '0'), 'BENCH', ${day}::date from ${made}`.execute(tx.db)
    await sql`insert into policies (account_code, id, policy_number, policy_type, effective_date, expiration_date, created_at)
      select ${code}, gen_random_uuid(), 'P-' || n || type, type, ${day}::date - 365, ${day}::date, now()
      from ${made}, unnest(array['PROPERTY', 'AUTO', 'UMBRELLA']) as type`.execute(tx.db)
  })
