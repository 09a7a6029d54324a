import { reviewMessages } from '@portico/contract/areas/schedules/snapshots/review.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { isId } from '../../../platform/ids.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { isFeatureOn } from '../../features/features.public.ts'
import { mayEditSchedules } from '../schedule.access.ts'
import { saveReason } from './backdate.store.ts'

/** Sets the reason why a change was backdated; it may be edited later, and the audit stores both versions. */
export const explainBackdate: Handler<'PUT /api/accounts/{id}/schedules/backdates/{backdateId}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(mayEditSchedules(context.account))
    demand(await isFeatureOn(tx, context.account, 'SCHEDULE_BACKDATES'), reviewMessages.backdatesOff)
    if (!isId(params.backdateId) || !(await saveReason(tx, account, params.backdateId, body.reason))) throw notFound()
    await tx.record({
      action: 'schedule_backdate.explain',
      subject: { type: 'schedule_backdate', id: params.backdateId },
      after: { reason: body.reason },
      events: [change(account, 'schedules', 'backdates')],
    })
    return { status: 204 }
  })
