import { sql } from 'kysely'

/**
 * The place in the outbox of events from which on they are still to come, as `Last-Event-ID` has it: below the oldest
 * transaction that still runs, so that none of a late commit is passed over.
 */
export const eventsPlace = sql<string>`pg_snapshot_xmin(pg_current_snapshot()) || '-0'`
