import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/database/database.ts'
import { inSequence } from '../../platform/write.ts'
import { companyFirstWords, companyTrades, firstNames, lastNames } from './large-world-names.ts'
import { idOf, pick } from './large-world-sql.ts'

interface ListedRows {
  /** How many rows each list of the administration shall have. */
  readonly rows: number
  readonly now?: Date
  readonly onProgress?: (made: number) => void
}

/** Rows of each list that one transaction makes. */
const rowsAtOnce = 5000

/** Certificate holders, and vendors, that an account has. */
const perAccount = 50

const queue = 'listed'

/**
 * Extends what administrators list to this many rows each: users, brokerages, prospects, events, errors, failed jobs,
 * and broadcasts, with certificate holders and vendors of the prospects. An interrupted run continues.
 */
export async function makeListedRows(
  database: Database,
  { rows, now = new Date(), onProgress }: ListedRows,
): Promise<void> {
  const made = await madeSoFar(database)
  const parts = Array.from({ length: Math.max(0, Math.ceil((rows - made) / rowsAtOnce)) }, (_, place) => ({
    from: made + place * rowsAtOnce + 1,
    to: Math.min(made + (place + 1) * rowsAtOnce, rows),
    now,
  }))
  await inSequence(parts, async (part) => {
    await database.write('system', (tx) => makePart(tx, part))
    onProgress?.(part.to)
  })
  // As after a vacuum: what was added to the text indexes last would else be read through by every search.
  await database.execute(`reset role;
    select gin_clean_pending_list(pg_class.oid) from pg_class join pg_am on pg_am.oid = relam
      where amname = 'gin' and relkind = 'i';
    analyze; set role portico_app`)
}

async function madeSoFar(database: Database): Promise<number> {
  const { rows } = await database.read('system', (tx) =>
    sql<{ made: number }>`select coalesce(max(substr(code, 2)::int), 0) as made from brokerages
      where code ~ '^L[0-9]{7}$'`.execute(tx.db),
  )
  return rows[0]!.made
}

interface Part {
  readonly from: number
  readonly to: number
  readonly now: Date
}

async function makePart(tx: Tx, { from, to, now }: Part): Promise<void> {
  const n = sql`n`
  const numbers = sql`generate_series(${from}::bigint, ${to}::bigint) as n`
  const code = (letter: string, of = n) => sql`${sql.lit(letter)} || lpad((${of})::text, 7, '0')`
  const at = sql`${now}::timestamptz - interval '1 second' * n`
  const user = idOf('listed', n)
  const account = code('P', sql`(n - 1) / ${sql.lit(perAccount)} + 1`)
  const name = sql`${pick(companyFirstWords, 'listed word', n)} || ' ' || ${pick(companyTrades, 'listed trade', n)} || ' ' || n`
  await sql`insert into brokerages (code, name, two_factor, created_at)
    select ${code('L')}, ${name}, 'OPTIONAL', ${at} from ${numbers}`.execute(tx.db)
  await sql`insert into users (id, username, email, first_name, last_name, password_hash)
    select ${user}, 'listed' || n || '@list.test', 'listed' || n || '@list.test', ${pick(firstNames, 'listed first', n)},
      ${pick(lastNames, 'listed last', n)}, '' from ${numbers}`.execute(tx.db)
  await sql`insert into accounts (code, company_name, brokerage_code, relationship, created_at)
    select ${code('P')}, ${name}, ${code('L')}, 'PROSPECT', ${at} from ${numbers}`.execute(tx.db)
  await sql`insert into audit (account_code, at, actor_id, action, subject_type, subject_id)
    select ${code('P')}, ${at}, ${user}, 'account.create', 'account', ${code('P')} from ${numbers}`.execute(tx.db)
  await sql`insert into error_groups (fingerprint, source, name, message, place, stack, first_seen_at, last_seen_at,
      first_release, last_release)
    select md5('listed' || n), 'SERVER', 'Error', 'Step ' || n || ' failed', 'GET /api/listed', '', ${at}, ${at}, '', ''
    from ${numbers}`.execute(tx.db)
  await sql`select jobs.create_queue(${queue}, '{"policy": "standard"}'::jsonb)
    where not exists (select from jobs.queue where name = ${queue})`.execute(tx.db)
  await sql`insert into jobs.job (name, data, state, created_on, completed_on, output)
    select ${queue}, '{}', 'failed', ${at}, ${at}, '{"message": "It failed"}' from ${numbers}`.execute(tx.db)
  await sql`insert into broadcasts (id, kind, title, text, channel, audience, state, send_at, time_zone, created_by,
      created_at, finished_at)
    select ${idOf('broadcast', n)}, 'SERVICE', 'Maintenance ' || n, 'The portal is back.', 'EMAIL', '{"people": "EVERYONE", "brokerages": [], "accounts": [], "roles": []}',
      'SENT', ${at}, 'America/Chicago', ${user}, ${at}, ${at} from ${numbers}`.execute(tx.db)
  await sql`insert into certificate_holders (account_code, id, name, street, city, state, zip, interest, created_by, created_at)
    select ${account}, ${idOf('holder', n)}, ${name}, '12 Mill Rd.', 'Dayton', 'OH', '45402', 'CERTIFICATE', ${user}, ${at}
    from ${numbers}`.execute(tx.db)
  await sql`insert into vendors (account_code, id, name, created_by, created_at)
    select ${account}, ${idOf('vendor', n)}, ${name}, ${user}, ${at} from ${numbers}`.execute(tx.db)
}
