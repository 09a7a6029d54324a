import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/database.ts'

/** Adds up what moved since the last time. Moves that are not committed yet are left for the next. */
export async function addUpMoves(tx: Tx): Promise<void> {
  await tx.db
    .with('moved', (db) => db.deleteFrom('schedule_total_moves').returningAll())
    .insertInto('schedule_totals')
    .columns(['schedule_type', 'row_count', 'tab_count'])
    .expression((eb) =>
      eb
        .selectFrom('moved')
        .select([
          'schedule_type',
          sql<string>`sum(row_count)`.as('row_count'),
          sql<string>`sum(tab_count)`.as('tab_count'),
        ])
        .groupBy('schedule_type'),
    )
    .onConflict((conflict) =>
      conflict.column('schedule_type').doUpdateSet({
        row_count: sql`schedule_totals.row_count + excluded.row_count`,
        tab_count: sql`schedule_totals.tab_count + excluded.tab_count`,
      }),
    )
    .execute()
}
