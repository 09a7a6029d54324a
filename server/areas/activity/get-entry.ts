import type { Handler } from '../../platform/context.ts'
import { notFound } from '../../platform/error-response.ts'
import { entryView } from './activity.view.ts'

/** One entry of an account's activity. */
export const getEntry: Handler<'GET /api/accounts/{accountId}/activity/{entryId}'> = async (context, { params }) => {
  const entry = await context.read((tx) => entryView(tx, { ...context.account, who: context }, params.entryId))
  if (entry === undefined) throw notFound()
  return { status: 200, body: entry }
}
