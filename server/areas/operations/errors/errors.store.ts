import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Counted } from '../../../platform/errors/error-buffer.ts'
import { insertIfAbsent, insertRow, type Row, updateRow } from '../../../platform/database/rows.ts'
import type { Scrubbed } from './fingerprint.rules.ts'
import { newerRelease, type Releases, reopens } from './reopening.rules.ts'

/** Different errors that browsers can make us store: anyone may report one, and invented ones must not fill the table. */
const mostFromClients = 2000

/** Adds the release that a server runs, unless it ran before. */
export async function addRelease(tx: Tx, release: string, startedAt: Date): Promise<void> {
  if (release !== '') await insertIfAbsent(tx, 'releases', { release, started_at: startedAt })
}

/** Counts an error under its fingerprint, and reopens it if a newer release has it. */
export async function countError(
  tx: Tx,
  releases: Releases,
  { source, times, lastAt, brokerage, release }: Counted,
  scrubbed: Scrubbed,
): Promise<void> {
  const known = await tx.db
    .selectFrom('error_groups')
    .selectAll()
    .where('fingerprint', '=', scrubbed.fingerprint)
    .forUpdate()
    .executeTakeFirst()
  if (known === undefined) {
    if (source === 'CLIENT' && (await isFull(tx))) return
    const seen = { first_seen_at: lastAt, last_seen_at: lastAt, first_release: release, last_release: release }
    await insertRow(tx, 'error_groups', { ...scrubbed, source, times, ...seen })
  } else {
    const { fingerprint, ...latest } = scrubbed
    const seen = { last_seen_at: lastAt, last_release: newerRelease(releases, known.last_release, release) }
    const opened = reopened(releases, known, release) ? { ...open, reopened_at: lastAt } : {}
    await updateRow(tx, 'error_groups', { fingerprint }, { ...latest, times: known.times + times, ...seen, ...opened })
  }
  await countDay(tx, { fingerprint: scrubbed.fingerprint, release, brokerage, lastAt, times })
}

type Group = Row<'error_groups'>

const open = { resolved_at: null, resolved_by: null, resolved_release: null }

const reopened = (releases: Releases, { resolved_at, resolved_release }: Group, release: string): boolean =>
  resolved_at !== null && reopens(releases, resolved_release ?? '', release)

async function isFull(tx: Tx): Promise<boolean> {
  const { many } = await tx.db
    .selectFrom('error_groups')
    .select(sql<number>`count(*)::int`.as('many'))
    .where('source', '=', 'CLIENT')
    .executeTakeFirstOrThrow()
  return many >= mostFromClients
}

interface Day {
  readonly fingerprint: string
  readonly release: string
  readonly brokerage: string | null
  readonly lastAt: Date
  readonly times: number
}

async function countDay(tx: Tx, { fingerprint, release, brokerage, lastAt, times }: Day): Promise<void> {
  const day = lastAt.toISOString().slice(0, 10)
  await tx.db
    .insertInto('error_days')
    .values({ fingerprint, day, release, brokerage_code: brokerage ?? '', times })
    .onConflict((conflict) =>
      conflict
        .columns(['fingerprint', 'day', 'release', 'brokerage_code'])
        .doUpdateSet({ times: sql`error_days.times + excluded.times` }),
    )
    .execute()
}

/** Gives an error to an administrator, or to no one. */
export const setAssignee = (tx: Tx, fingerprint: string, assignee: string | null): Promise<boolean> =>
  updateRow(tx, 'error_groups', { fingerprint }, { assignee })

interface Resolution {
  readonly by: string
  readonly at: Date
  /** The newest release that the error was seen in. */
  readonly release: string
}

/** Marks an error as resolved. */
export const resolveGroup = (tx: Tx, fingerprint: string, { by, at, release }: Resolution): Promise<boolean> =>
  updateRow(
    tx,
    'error_groups',
    { fingerprint },
    { resolved_at: at, resolved_by: by, resolved_release: release, reopened_at: null },
  )

/** Opens a resolved error again. */
export const openGroup = (tx: Tx, fingerprint: string): Promise<boolean> =>
  updateRow(tx, 'error_groups', { fingerprint }, open)
