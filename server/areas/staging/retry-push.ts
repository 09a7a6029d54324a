import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, notFound, ErrorResponse } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { demandStaging } from './staging.access.ts'
import { lockStaging, reopenPush } from './staging.store.ts'
import { pushesView, stagingView } from './staging.view.ts'
import { pushQueue } from './work-pushes.ts'

/** Tries a push that failed again, with the values that it had. */
export const retryPush: Handler<'POST /api/accounts/{accountId}/staging/pushes/{number}/retry'> = async (
  context,
  { params: { number } },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(context.account.holdsAllPermissions, stagingMessages.onlyStaff)
    await demandStaging(tx, context.account)
    await lockStaging(tx, account)
    const pushes = await pushesView(tx, account)
    const push = pushes.find((each) => each.number === number)
    if (push === undefined) throw notFound()
    if (push.state !== 'FAILED') throw new ErrorResponse(409, 'not_failed', stagingMessages.notFailed)
    if (pushes.some(({ state }) => state === 'QUEUED'))
      throw new ErrorResponse(409, 'under_way', stagingMessages.underWay)
    await reopenPush(tx, account, number)
    await context.platform.jobs.enqueue(tx, pushQueue, { account, number })
    await tx.record({
      action: 'staging.retry',
      subject: { type: 'staging', id: account },
      after: { name: `Push ${number}` },
      internal: true,
      events: [change(account, 'staging')],
    })
    return { status: 202, body: await stagingView(tx, account) }
  })
