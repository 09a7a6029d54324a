import type { Handler } from '../../../platform/context.ts'
import { errorListView } from './error-list.view.ts'

/** The errors of the platform, last seen first. */
export const listErrors: Handler<'GET /api/administration/errors'> = async ({ read, actor, platform }, { query }) => ({
  status: 200,
  body: await read((tx) => errorListView(tx, { ...query, userId: actor.userId, today: platform.now() })),
})
