import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { indexOf } from '@portico/contract/areas/forms/layouts/places.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext, Verb } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demand, unprocessable } from '../../../platform/refusal.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.door.ts'
import { tell } from '../../notifications/notifications.door.ts'
import { mayAnswer, mayAssign } from '../application.access.ts'
import type { ApplicationRow } from '../entries/application-rows.view.ts'
import { layoutOf, wantedRow } from '../entries/open-application.ts'
import { type Candidate, candidateView } from './assignee.view.ts'
import { deleteAssignment, saveAssignments } from './assignment.store.ts'
import { assignmentsView, type Held, shownAssignment } from './assignments.view.ts'

/** Puts a part of an application into a person’s hands, or takes it back. */
export const assignPart: Verb<'PUT /api/accounts/{id}/apps/{appId}/assignments'> = async (context, { params, body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    const row = await wantedRow(tx, account, params.appId)
    const title = partTitle(await layoutOf(tx, row), body.part)
    const held = (await assignmentsView(tx, account, row.id)).find(({ part }) => part === body.part)
    const candidate = body.username === null ? null : await assignee(tx, account, body.username)
    const isSelf = isOwn(context, held) && (candidate === null || candidate.userId === context.actor.userId)
    demand(mayAnswer(context.account, context.actor), applicationMessages.onlyAnswerers)
    demand(mayAssign(context.account, { isSelf }), applicationMessages.ownPartsOnly)
    if (candidate === null) await deleteAssignment(tx, account, { applicationId: row.id, part: body.part ?? '' })
    else await putInto(tx, context, { row, part: body.part, title, to: candidate })
    await tx.record({
      action: candidate === null ? 'application.take-back' : 'application.assign',
      subject: { type: 'application', id: row.id },
      before: held === undefined ? undefined : { part: body.part, username: held.username },
      after: { name: row.name, part: title, username: candidate?.username ?? null },
      events: [change(account, 'applications', row.id)],
    })
    return { status: 200, body: (await assignmentsView(tx, account, row.id)).map(shownAssignment) }
  })

/** Nobody takes a part out of another’s hands for themselves. */
const isOwn = ({ actor }: AccountContext, held: Held | undefined) => held === undefined || held.userId === actor.userId

/** What people call a part; null for the whole application. */
function partTitle(layout: Layout, part: string | null): string | null {
  if (part === null) return null
  const { pages, sections, questions } = indexOf(layout)
  const title = pages.get(part)?.title ?? sections.get(part)?.section.title ?? questions.get(part)?.question.label
  if (title === undefined) throw unprocessable({ part: applicationMessages.unknownPart })
  return title
}

async function assignee(tx: Tx, account: string, username: string): Promise<Candidate> {
  const found = await candidateView(tx, account, username)
  if (found === undefined) throw unprocessable({ username: applicationMessages.unknownAssignee })
  if (found.isViewer) throw unprocessable({ username: applicationMessages.viewerAssignee })
  if (!found.works) throw unprocessable({ username: applicationMessages.mayNotAnswer })
  return found
}

async function putInto(
  tx: WriteTx,
  context: AccountContext,
  { row, part, title, to }: { row: ApplicationRow; part: string | null; title: string | null; to: Candidate },
): Promise<void> {
  const { account } = context.account
  const { userId } = context.actor
  await saveAssignments(tx, [
    {
      account_code: account,
      application_id: row.id,
      part: part ?? '',
      user_id: to.userId,
      assigned_by: userId,
      assigned_at: context.platform.now(),
      done_at: null,
    },
  ])
  if (to.userId === userId) return
  await tell(tx, context, {
    userId: to.userId,
    account,
    kind: 'APPLICATION_ASSIGNED',
    message: `${fullName(context.actor)} asks you to fill ${title === null ? 'an application' : `“${title}”`}`,
    note: `${row.name} ${row.year}`,
    link: linkOf(account, row.id),
  })
}

/** Where an application stands in the portal. */
export const linkOf = (account: string, id: string): string => `/${encodeURIComponent(account)}/applications/${id}`
