import type { Tx } from '../../../platform/database/database.ts'
import type { Releases } from './reopening.rules.ts'

/** The releases that servers have run, and since when. */
export async function knownReleases(tx: Tx): Promise<Releases> {
  const rows = await tx.db.selectFrom('releases').selectAll().execute()
  return new Map(rows.map(({ release, started_at }) => [release, started_at]))
}
