import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { mayHaveFeed } from '../calendar.access.ts'

/** Ends the user's own feed: its address stops working. */
export const endFeed: Handler<'DELETE /api/accounts/{accountId}/calendar/feed'> = async (context) =>
  context.write(async (tx) => {
    const { account } = context.account
    const { userId } = context.actor
    demand(mayHaveFeed(context.account))
    await deleteRow(tx, 'calendar_feeds', { account_code: account, user_id: userId })
    await tx.record({ action: 'calendar-feed.delete', subject: { type: 'calendar-feed', id: userId } })
    return { status: 204 }
  })
