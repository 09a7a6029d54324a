import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import { locate } from '@portico/contract/areas/forms/layouts/places.ts'
import type { Verb } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, unprocessable } from '../../../platform/refusal.ts'
import { change } from '../../events/events.door.ts'
import { mayAnswer } from '../application.access.ts'
import { layoutOf, wantedRow } from '../entries/open-application.ts'
import { insertComments } from './comment.store.ts'
import { commentsView } from './comments.view.ts'

/** Comments on a question. */
export const addComment: Verb<'POST /api/accounts/{id}/apps/{appId}/comments'> = async (context, { params, body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    const row = await wantedRow(tx, account, params.appId)
    demand(mayAnswer(context.account, context.actor), applicationMessages.onlyAnswerers)
    const place = locate(await layoutOf(tx, row), body.path)
    if (place === undefined) throw unprocessable({ path: applicationMessages.unknownQuestion })
    const now = context.platform.now()
    const { userId } = context.actor
    await insertComments(tx, [
      {
        account_code: account,
        application_id: row.id,
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
      action: 'application.comment',
      subject: { type: 'application', id: row.id },
      after: { name: row.name, question: place.question?.label ?? place.section.title, text: body.text },
      events: [change(account, 'applications', row.id)],
    })
    return { status: 201, body: await commentsView(tx, account, { applicationId: row.id, userId }) }
  })
