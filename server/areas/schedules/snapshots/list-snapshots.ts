import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { isFeatureOn } from '../../features/features.public.ts'
import { snapshotsView } from './snapshots.view.ts'

export const listSnapshots: Handler<'GET /api/accounts/{id}/schedules/snapshots'> = async (context) =>
  context.read(async (tx) => {
    demand(await isFeatureOn(tx, context.account, 'SCHEDULE_SNAPSHOT_VIEW'), reviewMessages.snapshotViewOff)
    return { status: 200, body: await snapshotsView(tx, context.account.account) }
  })
