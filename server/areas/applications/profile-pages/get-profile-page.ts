import { progressOf } from '@portico/contract/areas/forms/logic/progress.ts'
import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { mayAnswer } from '../application.access.ts'
import { fill } from '../answers/filled-form.ts'
import { assignmentsView, shownAssignment } from '../assignments/assignments.view.ts'
import { openCommentCounts } from '../comments/comments.view.ts'
import { bookOf } from '../entries/open-application.ts'
import { profilePage } from './open-profile-page.ts'

/** A page of the account’s profile with its answers. */
export const getProfilePage: Handler<'GET /api/accounts/{accountId}/profile-pages/{page}'> = async (
  context,
  { params: { page } },
) =>
  context.read(async (tx) => {
    const day = todayOf(context)
    const { account } = context.account
    const [{ title, editionId, sheet }, book, commentCounts, assignments] = await Promise.all([
      profilePage(tx, context.account, { page, day }),
      bookOf(tx, account),
      openCommentCounts(tx, account, page),
      assignmentsView(tx, account, page),
    ])
    const { answers, values, conflicts } = fill(sheet, book)
    const { required, answered, percent } = progressOf(sheet.layout, values, day)
    return {
      status: 200,
      body: {
        page,
        title,
        layout: sheet.layout,
        layoutVersion: editionId,
        answers: Object.fromEntries(answers),
        conflicts: [...conflicts],
        commentCounts: { ...commentCounts },
        assignees: assignments.map(shownAssignment),
        progress: { required, answered, percent },
        mayEdit: mayAnswer(context.account, context.actor),
      },
    }
  })
