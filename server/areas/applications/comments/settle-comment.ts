import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { mayAnswer } from '../application.access.ts'
import { subjectOf } from '../subject.ts'
import { settleComment as saveSettled } from './comment.store.ts'
import { commentsView } from './comments.view.ts'

/** Marks a comment as settled, or opens it again. */
export const settleComment: Handler<
  | 'PUT /api/accounts/{id}/apps/{appId}/comments/{commentId}'
  | 'PUT /api/accounts/{accountId}/profile-pages/{page}/comments/{commentId}'
> = async (context, { params, body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    const { userId } = context.actor
    const subject = await subjectOf(tx, context, params)
    const of = { subject: subject.id, userId }
    const comment = (await commentsView(tx, account, of)).find(({ id }) => id === params.commentId)
    if (comment === undefined) throw notFound()
    demand(mayAnswer(context.account, context.actor), applicationMessages.onlyAnswerers)
    const settled = body.resolved ? { by: userId, at: context.platform.now() } : null
    await saveSettled(tx, account, { subject: subject.id, id: comment.id }, settled)
    await tx.record({
      action: `${subject.type}.${body.resolved ? 'settle-comment' : 'reopen-comment'}`,
      subject,
      after: { name: subject.name, text: comment.text },
      events: [subject.changed],
    })
    return { status: 200, body: await commentsView(tx, account, of) }
  })
