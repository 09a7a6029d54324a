import { canonicalJson, hashOfEntry } from '@portico/contract/areas/placement/chain.rules.ts'
import type { PlacementKind } from '@portico/contract/areas/placement/placement-kinds.ts'
import type { SealedContent } from '@portico/contract/areas/placement/placement.shapes.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { americanDay } from '@portico/contract/kit/zone.rules.ts'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { Tx } from '../../platform/database/database.ts'
import { insertRow } from '../../platform/database/rows.ts'
import { digestOf } from './entry-digest.ts'
import { recordedCycle } from './recorded-cycle.read-model.ts'

/** What is to be sealed. */
export interface NewEntry {
  readonly kind: PlacementKind
  /** One line for people, without internal data unless the whole entry is internal. */
  readonly what: string
  /** Null for the portal's own actions. */
  readonly by: { readonly userId: string; readonly name: string } | null
  readonly at: Date
  readonly payload: Readonly<Record<string, unknown>>
  /** The insured get its hashes alone. */
  readonly isInternal?: boolean
}

/** Adds an entry to the sealed record of a placement, in the caller's transaction. */
export async function seal(tx: Tx, account: string, cycleId: string, entry: NewEntry): Promise<void> {
  // Entries of one record follow each other: of two at once the second waits for the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`placement ${account} ${cycleId}`}, 0))`.execute(tx.db)
  const last = await tx.db
    .selectFrom('placement_entries')
    .select(['number', 'hash'])
    .where('account_code', '=', account)
    .where('cycle_id', '=', cycleId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { at, isInternal = false } = entry
  const content = contentOf(entry)
  const head = {
    number: (last?.number ?? 0) + 1,
    at: at.toISOString(),
    isInternal,
    contentHash: digestOf(content),
    previous: last?.hash ?? '',
  }
  await insertRow(tx, 'placement_entries', {
    account_code: account,
    cycle_id: cycleId,
    number: head.number,
    at,
    is_internal: isInternal,
    content,
    content_hash: head.contentHash,
    previous: head.previous,
    hash: hashOfEntry(head, digestOf),
  })
}

/** Starts the record of a renewal with its expiring lines. */
export async function sealStart(tx: Tx, account: string, cycleId: string, lines: readonly string[]): Promise<void> {
  const { started_by: userId, starter, ...cycle } = (await recordedCycle(tx, account, cycleId))!
  const what = [`Effective ${americanDay(cycle.effective_on)}`, ...lines.map(policyTypeName)].join(', ')
  const by = userId === null ? null : { userId, name: starter ?? '' }
  const payload = { effectiveOn: cycle.effective_on, lines }
  await seal(tx, account, cycleId, { kind: 'STARTED', what, by, at: cycle.created_at, payload })
}

/** In JSON form, so that the hash is over what is read back. */
function contentOf({ kind, what, by, payload }: NewEntry): string {
  const salt = randomBytes(16).toString('hex')
  const content = { kind, what, by, payload: { ...payload }, salt } satisfies SealedContent
  return canonicalJson(JSON.parse(JSON.stringify(content)))
}
