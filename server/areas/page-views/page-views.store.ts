import { sql, type Insertable } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { Tables } from '../../tables/tables.generated.ts'

/** Far more than there are pages: anyone may send a pattern, and invented ones must not fill the table. */
const mostRowsADay = 2000

/** Counts a page view; ignores new pages once a day has more than really exist. */
export async function addPageView(tx: Tx, view: Omit<Insertable<Tables['page_views']>, 'views'>): Promise<void> {
  const { numUpdatedRows } = await tx.db
    .updateTable('page_views')
    .set((known) => ({ views: known('views', '+', 1) }))
    .where('day', '=', view.day)
    .where('user_type', '=', view.user_type)
    .where('page', '=', view.page)
    .executeTakeFirst()
  if (numUpdatedRows > 0) return
  const ofDay = tx.db
    .selectFrom('page_views')
    .select(sql`count(*)`.as('rows'))
    .where('day', '=', view.day)
  const { rows } = await ofDay.executeTakeFirstOrThrow()
  if (Number(rows) >= mostRowsADay) return
  await tx.db
    .insertInto('page_views')
    .values({ ...view, views: 1 })
    .onConflict((conflict) =>
      conflict.columns(['day', 'user_type', 'page']).doUpdateSet({ views: sql`page_views.views + 1` }),
    )
    .execute()
}
