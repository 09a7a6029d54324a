import type { Handler } from '../../../platform/context.ts'
import { savedViews } from './saved-views.view.ts'

/** Returns the views of a list that the user saved. */
export const getSavedViews: Handler<'GET /api/users/self/saved-views/{list}'> = async (context, { params }) => ({
  status: 200,
  body: { views: await context.read((tx) => savedViews(tx, context.actor.userId, params.list)) },
})
