import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { isFeatureOn } from '../../features/features.public.ts'
import { ownDayOf } from '../../notifications/notifications.public.ts'
import { pendingView } from './pending.view.ts'

export const listPending: Handler<'GET /api/accounts/{id}/schedules/pending'> = async (context, { query }) =>
  context.read(async (tx) => {
    demand(await isFeatureOn(tx, context.account, 'PENDING_SCHEDULE_VIEW'), reviewMessages.pendingViewOff)
    const today = await ownDayOf(tx, context)
    const { cursor, limit } = query
    return { status: 200, body: await pendingView(tx, context.account.account, { today, cursor, limit }) }
  })
