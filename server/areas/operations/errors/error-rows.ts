import type { RecordedErrorListing } from '@portico/contract/areas/operations/recorded-error.shapes.ts'
import { sql } from 'kysely'

/** A row of an error as statements name its columns. */
export interface ErrorRow extends Pick<
  RecordedErrorListing,
  'fingerprint' | 'source' | 'name' | 'message' | 'place' | 'times' | 'firstRelease' | 'lastRelease'
> {
  readonly firstSeenAt: Date
  readonly lastSeenAt: Date
  readonly resolvedAt: Date | null
  readonly reopenedAt: Date | null
  readonly assigneeUsername: string | null
  readonly assigneeName: string | null
}

/** The columns that the list and the page of an error share. */
export const errorColumns = sql`error_groups.fingerprint, source, error_groups.name, message, place, times::int as times,
  first_seen_at as "firstSeenAt", last_seen_at as "lastSeenAt", first_release as "firstRelease",
  last_release as "lastRelease", resolved_at as "resolvedAt", reopened_at as "reopenedAt",
  person_names.username as "assigneeUsername", person_names.name as "assigneeName"`

/** What the list and the page of an error share. */
export function errorOf<Row extends ErrorRow>(row: Row) {
  const { assigneeUsername, assigneeName, firstSeenAt, lastSeenAt, resolvedAt, reopenedAt, ...rest } = row
  return {
    ...rest,
    firstSeenAt: firstSeenAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    resolvedAt: resolvedAt?.toISOString() ?? null,
    reopenedAt: reopenedAt?.toISOString() ?? null,
    assignee: assigneeUsername === null ? null : { username: assigneeUsername, name: assigneeName ?? assigneeUsername },
  }
}

/** The days up to today, oldest first. */
export const daysUntil = (today: Date, many: number): string[] =>
  Array.from({ length: many }, (_, at) =>
    new Date(today.getTime() - (many - 1 - at) * 86_400_000).toISOString().slice(0, 10),
  )
