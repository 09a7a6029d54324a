import { sql } from 'kysely'

/**
 * The outbox position after which events are still to come, in `Last-Event-ID` form: below the oldest running
 * transaction, so that events of a late commit are not skipped.
 */
export const eventsPlace = sql<string>`pg_snapshot_xmin(pg_current_snapshot()) || '-0'`
