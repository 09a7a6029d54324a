import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { isFeatureOn } from '../../features/features.public.ts'
import { backdatesView } from './backdates.view.ts'

export const listBackdates: Handler<'GET /api/accounts/{id}/schedules/backdates'> = async (context, { query }) =>
  context.read(async (tx) => {
    demand(await isFeatureOn(tx, context.account, 'SCHEDULE_BACKDATES'), reviewMessages.backdatesOff)
    return { status: 200, body: await backdatesView(tx, context.account.account, query) }
  })
