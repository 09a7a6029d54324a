import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { mayAnswer } from '../application.access.ts'
import { subjectOf } from '../subject.ts'
import { markAssignments } from './assignment.store.ts'
import { assignmentsView, shownAssignment } from './assignments.view.ts'

/** Marks the caller's assigned parts as done, or undoes that; notifies the people who assigned them. */
export const finishParts: Handler<
  | 'POST /api/accounts/{id}/apps/{appId}/assignments/done'
  | 'POST /api/accounts/{accountId}/profile-pages/{page}/assignments/done'
> = async (context, { params, body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    const { userId } = context.actor
    const subject = await subjectOf(tx, context, params)
    demand(mayAnswer(context.account, context.actor), applicationMessages.onlyAnswerers)
    const own = (await assignmentsView(tx, account, subject.id)).filter((held) => held.userId === userId)
    if (own.length === 0) throw unprocessable({}, applicationMessages.nothingAssigned)
    await markAssignments(tx, account, { subject: subject.id, userId }, body.done ? context.platform.now() : null)
    const assigners = new Set(own.map(({ assignedBy }) => assignedBy).filter((each) => each !== userId))
    for (const assigner of body.done ? assigners : []) {
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      await tell(tx, context, {
        userId: assigner,
        account,
        kind: 'APPLICATION_DONE',
        message: `${fullName(context.actor)} completed the work you assigned`,
        note: subject.title,
        link: subject.link,
      })
    }
    await tx.record({
      action: `${subject.type}.${body.done ? 'finish-parts' : 'resume-parts'}`,
      subject,
      after: { name: subject.name, parts: own.length },
      events: [subject.changed],
    })
    return { status: 200, body: (await assignmentsView(tx, account, subject.id)).map(shownAssignment) }
  })
