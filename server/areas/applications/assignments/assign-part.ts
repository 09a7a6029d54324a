import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { Layout } from '@portico/contract/areas/forms/layout.shapes.ts'
import { indexOf } from '@portico/contract/areas/forms/layouts/places.ts'
import { fullName } from '../../../platform/access/actor.ts'
import type { AccountContext, Handler } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { tell } from '../../notifications/notifications.public.ts'
import { mayAnswer, mayAssign } from '../application.access.ts'
import { columnsOf, type Subject, subjectOf } from '../subject.ts'
import { type Candidate, candidateView } from './assignee.view.ts'
import { deleteAssignment, saveAssignments } from './assignment.store.ts'
import { assignmentsView, type Held, shownAssignment } from './assignments.view.ts'

/** Assigns a part of an application or a page of the profile to a person, or unassigns it. */
export const assignPart: Handler<
  'PUT /api/accounts/{id}/apps/{appId}/assignments' | 'PUT /api/accounts/{accountId}/profile-pages/{page}/assignments'
> = async (context, { params, body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    const subject = await subjectOf(tx, context, params)
    const title = partTitle(subject.sheet.layout, body.part)
    const held = (await assignmentsView(tx, account, subject.id)).find(({ part }) => part === body.part)
    const candidate =
      body.username === null ? null : await assignee(tx, account, { username: body.username, code: subject.code })
    const isSelf = isOwn(context, held) && (candidate === null || candidate.userId === context.actor.userId)
    demand(mayAnswer(context.account, context.actor), applicationMessages.onlyAnswerers)
    demand(mayAssign(context.account, { isSelf }), applicationMessages.ownPartsOnly)
    if (candidate === null) await deleteAssignment(tx, account, { subject: subject.id, part: body.part ?? '' })
    else await putInto(tx, context, { subject, part: body.part, title, to: candidate })
    await tx.record({
      action: `${subject.type}.${candidate === null ? 'take-back' : 'assign'}`,
      subject,
      before: held === undefined ? undefined : { part: body.part, username: held.username },
      after: { name: subject.name, part: title, username: candidate?.username ?? null },
      events: [subject.changed],
    })
    return { status: 200, body: (await assignmentsView(tx, account, subject.id)).map(shownAssignment) }
  })

/** No one takes a part out of another’s hands for themselves. */
const isOwn = ({ actor }: AccountContext, held: Held | undefined) => held === undefined || held.userId === actor.userId

/** What people call a part; null for the whole form. */
function partTitle(layout: Layout, part: string | null): string | null {
  if (part === null) return null
  const { pages, sections, questions } = indexOf(layout)
  const title = pages.get(part)?.title ?? sections.get(part)?.section.title ?? questions.get(part)?.question.label
  if (title === undefined) throw unprocessable({ part: applicationMessages.unknownPart })
  return title
}

async function assignee(tx: Tx, account: string, asked: Parameters<typeof candidateView>[2]): Promise<Candidate> {
  const found = await candidateView(tx, account, asked)
  if (found === undefined) throw unprocessable({ username: applicationMessages.unknownAssignee })
  if (found.isViewer) throw unprocessable({ username: applicationMessages.viewerAssignee })
  if (!found.works) throw unprocessable({ username: applicationMessages.mayNotAnswer })
  return found
}

async function putInto(
  tx: WriteTx,
  context: AccountContext,
  { subject, part, title, to }: { subject: Subject; part: string | null; title: string | null; to: Candidate },
): Promise<void> {
  const { account } = context.account
  const { userId } = context.actor
  await saveAssignments(tx, [
    {
      account_code: account,
      ...columnsOf(subject),
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
    message: `${fullName(context.actor)} asked you to complete ${title === null ? whole[subject.type] : `“${title}”`}`,
    note: subject.title,
    link: subject.link,
  })
}

const whole: Readonly<Record<Subject['type'], string>> = {
  application: 'an application',
  'profile-page': 'a profile page',
}
