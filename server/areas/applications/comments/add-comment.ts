import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import { locate } from '@portico/contract/areas/forms/layouts/places.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { insertRows } from '../../../platform/database/rows.ts'
import { mayAnswer } from '../application.access.ts'
import { columnsOf, subjectOf } from '../subject.ts'
import { commentsView } from './comments.view.ts'

/** Comments on a question. */
export const addComment: Handler<
  'POST /api/accounts/{id}/apps/{appId}/comments' | 'POST /api/accounts/{accountId}/profile-pages/{page}/comments'
> = async (context, { params, body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    const subject = await subjectOf(tx, context, params)
    demand(mayAnswer(context.account, context.actor), applicationMessages.onlyAnswerers)
    const place = locate(subject.sheet.layout, body.path)
    if (place === undefined) throw unprocessable({ path: applicationMessages.unknownQuestion })
    const now = context.platform.now()
    const { userId } = context.actor
    await insertRows(tx, 'application_comments', [
      {
        account_code: account,
        ...columnsOf(subject),
        id: newId(now),
        path: body.path,
        text: body.text,
        created_by: userId,
        created_at: now,
        resolved_by: null,
        resolved_at: null,
      },
    ])
    await tx.record({
      action: `${subject.type}.comment`,
      subject,
      after: { name: subject.name, question: place.question?.label ?? place.section.title, text: body.text },
      events: [subject.changed],
    })
    return { status: 201, body: await commentsView(tx, account, { subject: subject.id, userId }) }
  })
