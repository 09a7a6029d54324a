import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { filledProfile } from './filled-profile.view.ts'

/** How far each page of the account’s profile is. */
export const listProfilePages: Handler<'GET /api/accounts/{accountId}/profile-pages'> = async (context) => {
  const pages = await context.read((tx) => filledProfile(tx, context.account, todayOf(context)))
  return { status: 200, body: pages.map(({ page, title, progress }) => ({ page, title, progress })) }
}
