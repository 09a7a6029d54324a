import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { hashOfToken, newToken } from '../../../platform/secret.ts'
import { setFeed } from './calendar-feeds.store.ts'
import { mayHaveFeed } from '../calendar.access.ts'

/** Creates the address of the user's own feed. It is shown only once: only its hash is stored. */
export const makeFeed: Handler<'POST /api/accounts/{accountId}/calendar/feed'> = async (context) =>
  context.write(async (tx) => {
    const { account } = context.account
    const { userId } = context.actor
    demand(mayHaveFeed(context.account))
    const token = newToken()
    const now = context.platform.now()
    await setFeed(tx, { account, userId }, { tokenHash: hashOfToken(token), now })
    await tx.record({ action: 'calendar-feed.create', subject: { type: 'calendar-feed', id: userId } })
    return {
      status: 201,
      body: { path: `/open/calendar/${token}.ics`, createdAt: now.toISOString(), lastUsedAt: null },
    }
  })
