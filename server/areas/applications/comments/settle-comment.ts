import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/refusal.ts'
import { change } from '../../events/events.door.ts'
import { mayAnswer } from '../application.access.ts'
import { wantedRow } from '../entries/open-application.ts'
import { settleComment as saveSettled } from './comment.store.ts'
import { commentsView } from './comments.view.ts'

/** Marks a comment as settled, or opens it again. */
export const settleComment: Verb<'PUT /api/accounts/{id}/apps/{appId}/comments/{commentId}'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    const { userId } = context.actor
    const row = await wantedRow(tx, account, params.appId)
    const of = { applicationId: row.id, userId }
    const comment = (await commentsView(tx, account, of)).find(({ id }) => id === params.commentId)
    if (comment === undefined) throw notFound()
    demand(mayAnswer(context.account, context.actor), applicationMessages.onlyAnswerers)
    const settled = body.resolved ? { by: userId, at: context.platform.now() } : null
    await saveSettled(tx, account, { applicationId: row.id, id: comment.id }, settled)
    await tx.record({
      action: body.resolved ? 'application.settle-comment' : 'application.reopen-comment',
      subject: { type: 'application', id: row.id },
      after: { name: row.name, text: comment.text },
      events: [change(account, 'applications', row.id)],
    })
    return { status: 200, body: await commentsView(tx, account, of) }
  })
