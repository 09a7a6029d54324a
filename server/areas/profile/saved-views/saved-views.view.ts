import type { SavedView, SavedViewList } from '@portico/contract/areas/profile/saved-views.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'

/** The views of a list that someone saved, in their order. */
export async function savedViews(tx: Tx, userId: string, list: SavedViewList): Promise<SavedView[]> {
  const row = await tx.db
    .selectFrom('saved_views')
    .select('views')
    .where('user_id', '=', userId)
    .where('list', '=', list)
    .executeTakeFirst()
  return row?.views ?? []
}
