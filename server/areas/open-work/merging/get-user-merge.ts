import type { Handler } from '../../../platform/context.ts'
import { plannedMerge } from './merge-plan.ts'

/** What merging a login into another would do. */
export const getUserMerge: Handler<'GET /api/administration/users/{username}/merge'> = async (
  context,
  { params, query: { into } },
) => ({
  status: 200,
  body: await context.read(async (tx) => (await plannedMerge(tx, context, { from: params.username, into })).plan),
})
