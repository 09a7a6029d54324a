import { sql } from 'kysely'
import type { Platform } from '../platform.ts'
import { coveredRows, hashOfSeal } from './audit-digest.ts'

/** Audit rows under one seal, at most. */
const rowsOfSeal = 5000

/** A transaction lives for seconds: of rows this old none with a lower number is still to come. */
const settledMs = 10 * 60_000

const queue = 'audit-seals'

type Sealing = Pick<Platform, 'database' | 'secret' | 'now'>

/** Every ten minutes, once no matter how many servers run: seals what was audited since. */
export function scheduleAuditSeals({ jobs, ...platform }: Sealing & Pick<Platform, 'jobs'>): void {
  jobs.work(queue, () => sealAudit(platform))
  jobs.schedule(queue, '*/10 * * * *')
}

/** Seals all settled rows of the audit that no seal covers yet. */
export async function sealAudit(platform: Sealing): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- each seal goes on from the one before
  while (await sealNext(platform));
}

function sealNext({ database, secret, now }: Sealing): Promise<boolean> {
  return database.write('system', async (tx) => {
    // Of two servers the second waits, and finds what the first has sealed.
    await sql`select pg_advisory_xact_lock(hashtextextended('audit seals', 0))`.execute(tx.db)
    const last = await tx.db
      .selectFrom('audit_seals')
      .select(['number', 'seq', 'hash'])
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    const after = String(last?.seq ?? 0)
    const settled = new Date(now().getTime() - settledMs)
    const { rows } = await sql<{
      upTo: string
    }>`select coalesce(min(seq) filter (where at > ${settled}) - 1, max(seq), 0)::text
      as "upTo" from audit where seq > ${after}`.execute(tx.db)
    const covered = await coveredRows(tx, { after, upTo: rows[0]!.upTo, most: rowsOfSeal })
    if (covered.seq === null) return false
    const head = { number: (last?.number ?? 0) + 1, previous: last?.hash ?? '', ...covered }
    await sql`insert into audit_seals (number, seq, rows, at, previous, hash) values (${head.number}, ${covered.seq},
      ${covered.rows}, ${now()}, ${head.previous}, ${hashOfSeal(secret, head)})`.execute(tx.db)
    return covered.rows === rowsOfSeal
  })
}
