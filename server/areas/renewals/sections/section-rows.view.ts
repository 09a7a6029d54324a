import type { SectionKind } from '@portico/contract/areas/renewals/section-kinds.ts'
import type { SectionMark } from '@portico/contract/areas/renewals/section-marks.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** What people did about a section. */
export interface SectionRow {
  readonly kind: SectionKind
  readonly owner: { readonly userId: string; readonly name: string } | null
  readonly dueOn: string | null
  readonly mark: SectionMark | null
  readonly marked: { readonly by: string; readonly at: string } | null
  readonly nothingChanged: boolean
  readonly reopenedReason: string | null
  readonly unfinishedReason: string | null
  readonly nudged: { readonly by: string | null; readonly at: string } | null
  readonly version: number
}

interface Found {
  readonly kind: SectionKind
  readonly ownerId: string | null
  readonly ownerName: string | null
  readonly dueOn: string | null
  readonly mark: SectionMark | null
  readonly markedBy: string | null
  readonly markedAt: Date | null
  readonly nothingChanged: boolean
  readonly reopenedReason: string | null
  readonly unfinishedReason: string | null
  readonly version: number
  readonly nudgedAt: Date | null
  readonly nudgedBy: string | null
}

/** The sections of a renewal that anybody has touched or was reminded of, by kind. */
export async function sectionRowsView(
  tx: Tx,
  account: string,
  cycleId: string,
): Promise<ReadonlyMap<SectionKind, SectionRow>> {
  const { rows } = await sql<Found>`select kind, owner_id as "ownerId",
      owners.name as "ownerName", due_on as "dueOn", mark,
      markers.name as "markedBy", marked_at as "markedAt",
      coalesce(nothing_changed, false) as "nothingChanged", reopened_reason as "reopenedReason",
      unfinished_reason as "unfinishedReason",
      coalesce(version, 1) as version, nudged_at as "nudgedAt",
      nudgers.name as "nudgedBy"
    from (select * from renewal_sections where account_code = ${account} and cycle_id = ${cycleId}) touched
    full join (select distinct on (kind) kind, nudged_at, nudged_by from renewal_nudges
      where account_code = ${account} and cycle_id = ${cycleId} order by kind, nudged_at desc) nudged using (kind)
    left join person_names owners on owners.id = owner_id
    left join person_names markers on markers.id = marked_by
    left join person_names nudgers on nudgers.id = nudged_by`.execute(tx.db)
  return new Map(rows.map((row) => [row.kind, shown(row)]))
}

const shown = (row: Found): SectionRow => ({
  kind: row.kind,
  owner: row.ownerId === null ? null : { userId: row.ownerId, name: row.ownerName ?? '' },
  dueOn: row.dueOn,
  mark: row.mark,
  marked: row.markedAt === null ? null : { by: row.markedBy ?? '', at: row.markedAt.toISOString() },
  nothingChanged: row.nothingChanged,
  reopenedReason: row.reopenedReason,
  unfinishedReason: row.unfinishedReason,
  nudged: row.nudgedAt === null ? null : { by: row.nudgedBy, at: row.nudgedAt.toISOString() },
  version: row.version,
})

/** A section before its first change. */
export const untouched = (kind: SectionKind): SectionRow => ({
  kind,
  owner: null,
  dueOn: null,
  mark: null,
  marked: null,
  nothingChanged: false,
  reopenedReason: null,
  unfinishedReason: null,
  nudged: null,
  version: 1,
})
