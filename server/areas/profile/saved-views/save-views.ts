import type { Handler } from '../../../platform/context.ts'
import { saveRow } from '../../../platform/database/rows.ts'
import { savedViews } from './saved-views.view.ts'

/** Saves the views of a list, in place of those before. */
export const saveViews: Handler<'PUT /api/users/self/saved-views/{list}'> = async (
  context,
  { params: { list }, body: { views } },
) =>
  context.write(async (tx) => {
    const { userId } = context.actor
    const before = await savedViews(tx, userId, list)
    await saveRow(tx, 'saved_views', ['user_id', 'list'], { user_id: userId, list, views: JSON.stringify(views) })
    await tx.record({
      action: 'user.saved-views',
      subject: { type: 'user', id: userId },
      before: { list, views: before },
      after: { list, views },
    })
    return { status: 204 }
  })
