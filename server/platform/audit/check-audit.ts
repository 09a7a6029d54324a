import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { coveredRows, hashOfSeal } from './audit-digest.ts'

/** What a check of the audit found. */
export interface AuditCheck {
  readonly seals: number
  readonly rows: number
  /** Rows since the last seal; the next seal will include them. */
  readonly unsealed: number
  /** Hash of the last seal: stored elsewhere, it later shows whether the end of the chain was removed. */
  readonly lastHash: string
  /** The first seal that does not hold, and the rows that it covers. */
  readonly broken?: { readonly number: number; readonly fromSeq: string; readonly toSeq: string }
}

interface SealRow {
  readonly number: number
  readonly seq: string
  readonly rows: number
  readonly previous: string
  readonly hash: string
}

/** Figures every seal out again from the rows of the audit, up to the first that does not hold. */
export async function checkAudit(database: Database, secret: string): Promise<AuditCheck> {
  let before: Pick<SealRow, 'number' | 'seq' | 'hash'> = { number: 0, seq: '0', hash: '' }
  let rows = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each seal goes on from the one before, in a transaction of its own
    const next = await sealAfter(database, before.number)
    // oxlint-disable-next-line no-await-in-loop -- likewise
    if (next === undefined) return { ...told(before, rows), unsealed: await rowsAfter(database, before.seq) }
    // oxlint-disable-next-line no-await-in-loop -- likewise
    if (!(await holds(database, secret, { before, next })))
      return {
        ...told(before, rows),
        unsealed: 0,
        broken: { number: before.number + 1, fromSeq: String(BigInt(before.seq) + 1n), toSeq: next.seq },
      }
    rows += next.rows
    before = next
  }
}

const told = ({ number, hash }: Pick<SealRow, 'number' | 'hash'>, rows: number) => ({
  seals: number,
  rows,
  lastHash: hash,
})

async function sealAfter(database: Database, number: number): Promise<SealRow | undefined> {
  const { rows } = await database.read('system', (tx) =>
    sql<SealRow>`select number, seq::text as seq, rows, previous, hash from audit_seals
      where number > ${number} order by number limit 1`.execute(tx.db),
  )
  return rows[0]
}

async function holds(
  database: Database,
  secret: string,
  { before, next }: { readonly before: Pick<SealRow, 'number' | 'seq' | 'hash'>; readonly next: SealRow },
): Promise<boolean> {
  if (next.number !== before.number + 1 || next.previous !== before.hash) return false
  const covered = await database.read('system', (tx) =>
    coveredRows(tx, { after: before.seq, upTo: next.seq, most: next.rows + 1 }),
  )
  const isWhole = covered.rows === next.rows && covered.seq === next.seq
  return isWhole && hashOfSeal(secret, { ...covered, number: next.number, previous: next.previous }) === next.hash
}

async function rowsAfter(database: Database, seq: string): Promise<number> {
  const { rows } = await database.read('system', (tx) =>
    sql<{ count: number }>`select count(*)::int as count from audit where seq > ${seq}`.execute(tx.db),
  )
  return rows[0]!.count
}
