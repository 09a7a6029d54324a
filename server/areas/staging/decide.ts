import { stagingMessages } from '@portico/contract/areas/staging/staging.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { demand, ErrorResponse, unprocessable } from '../../platform/error-response.ts'
import { change } from '../events/events.public.ts'
import { chosenView } from './chosen.view.ts'
import { isRowKey } from './rows/row-labels.ts'
import { demandStaging } from './staging.access.ts'
import { dropDecisions, lockStaging, saveDecisions } from './staging.store.ts'
import { stagingView } from './staging.view.ts'
import { notifyRejected } from './notify-rejected.view.ts'

/** Accepts or rejects values and rows on their way, or takes that back; all of them or none. */
export const decide: Handler<'POST /api/accounts/{accountId}/staging/decisions'> = async (context, { body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    demand(context.account.holdsAllPermissions, stagingMessages.onlyStaff)
    await demandStaging(tx, context.account)
    const { values, kind, comment } = body
    if (kind === 'REJECTED' && comment === '') throw unprocessable({ comment: stagingMessages.commentRequired })
    await lockStaging(tx, account)
    const chosen = await chosenView(tx, account, values, kind)
    if (chosen === undefined) throw new ErrorResponse(409, 'stale', stagingMessages.moved)
    const { marked, labels } = chosen
    if (kind === 'OPEN')
      await dropDecisions(
        tx,
        account,
        marked.map(({ key }) => key),
      )
    else {
      const by = { account_code: account, decided_by: context.actor.userId, decided_at: context.platform.now() }
      await saveDecisions(
        tx,
        marked.map((value) => ({ ...value, ...by, kind, comment })),
      )
    }
    const page = values.every(({ key }) => isRowKey(key)) ? 'schedules' : 'profile'
    if (kind === 'REJECTED') await notifyRejected(tx, context, { labels, comment, page })
    await tx.record({
      action: 'staging.decide',
      subject: { type: 'staging', id: account },
      after: { name: kind, values: labels, comment },
      internal: true,
      events: [change(account, 'staging')],
    })
    return { status: 200, body: await stagingView(tx, account) }
  })
