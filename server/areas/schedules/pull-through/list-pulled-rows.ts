import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { isFeatureOn } from '../../features/features.public.ts'
import { pulledRowsView } from './pulled-rows.view.ts'

export const listPulledRows: Handler<'GET /api/accounts/{id}/schedules/pull-through'> = async (context) =>
  context.read(async (tx) => {
    demand(await isFeatureOn(tx, context.account, 'GL_LOCATION_PULL_THROUGH'), reviewMessages.pullThroughOff)
    return { status: 200, body: await pulledRowsView(tx, context.account.account) }
  })
