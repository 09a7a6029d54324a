import type { Handler } from '../../../platform/context.ts'
import { feedView } from './calendar-feed.view.ts'

/** Whether the user has a feed of this calendar. */
export const showFeed: Handler<'GET /api/accounts/{accountId}/calendar/feed'> = async (context) => {
  const holder = { account: context.account.account, userId: context.actor.userId }
  const feed = await context.read((tx) => feedView(tx, holder))
  return {
    status: 200,
    body: {
      createdAt: feed?.createdAt.toISOString() ?? null,
      lastUsedAt: feed?.lastUsedAt?.toISOString() ?? null,
    },
  }
}
