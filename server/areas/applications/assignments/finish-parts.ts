import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/refusal.ts'
import { change } from '../../events/events.door.ts'
import { tell } from '../../notifications/notifications.door.ts'
import { mayAnswer } from '../application.access.ts'
import { wantedRow } from '../entries/open-application.ts'
import { linkOf } from './assign-part.ts'
import { markAssignments } from './assignment.store.ts'
import { assignmentsView, shownAssignment } from './assignments.view.ts'

/** Says “I’m done” of the parts that the caller was given, or takes it back; those who gave them are told. */
export const finishParts: Verb<'POST /api/accounts/{id}/apps/{appId}/assignments/done'> = async (
  context,
  { params, body },
) =>
  context.write(async (tx) => {
    const { account } = context.account
    const { userId } = context.actor
    const row = await wantedRow(tx, account, params.appId)
    demand(mayAnswer(context.account, context.actor), applicationMessages.onlyAnswerers)
    const own = (await assignmentsView(tx, account, row.id)).filter((held) => held.userId === userId)
    if (own.length === 0) throw unprocessable({}, applicationMessages.nothingAssigned)
    await markAssignments(tx, account, { applicationId: row.id, userId }, body.done ? context.platform.now() : null)
    const assigners = new Set(own.map(({ assignedBy }) => assignedBy).filter((each) => each !== userId))
    for (const assigner of body.done ? assigners : []) {
      // oxlint-disable-next-line no-await-in-loop -- one connection: statements of a transaction run in order
      await tell(tx, context, {
        userId: assigner,
        account,
        kind: 'APPLICATION_DONE',
        message: `${fullName(context.actor)} is done with what you gave them`,
        note: `${row.name} ${row.year}`,
        link: linkOf(account, row.id),
      })
    }
    await tx.record({
      action: body.done ? 'application.finish-parts' : 'application.resume-parts',
      subject: { type: 'application', id: row.id },
      after: { name: row.name, parts: own.length },
      events: [change(account, 'applications', row.id)],
    })
    return { status: 200, body: (await assignmentsView(tx, account, row.id)).map(shownAssignment) }
  })
