import type { Handler } from '../../../platform/context.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { unprintableAnswers } from '../../pdf-forms/pdf-forms.public.ts'
import { mayAnswer, mayReopen } from '../application.access.ts'
import { assignmentsView, shownAssignment } from '../assignments/assignments.view.ts'
import { openCommentCounts } from '../comments/comments.view.ts'
import { lastYearView } from '../final-versions/final-versions.view.ts'
import { entryOf } from './application-entry.ts'
import { openApplication, shownProgress } from './open-application.ts'

/** An application with everything that its form needs. */
export const getApplication: Handler<'GET /api/accounts/{id}/apps/{appId}'> = async (context, { params }) =>
  context.read(async (tx) => {
    const { account } = context.account
    const opened = await openApplication(tx, account, params.appId, todayOf(context))
    const { row, sheet, filled, isEditable } = opened
    const [lastYear, commentCounts, assignments] = await Promise.all([
      lastYearView(tx, account, row),
      openCommentCounts(tx, account, row.id),
      assignmentsView(tx, account, row.id),
    ])
    const isDone = row.status === 'DONE'
    const answers = mayAnswer(context.account, context.actor)
    return {
      status: 200,
      body: {
        entry: entryOf(row, { progress: shownProgress(opened), assignees: assignments.map(shownAssignment) }),
        layout: sheet.layout,
        layoutVersion: row.editionId,
        answers: Object.fromEntries(filled.answers),
        lastYear,
        conflicts: [...filled.conflicts],
        commentCounts: { ...commentCounts },
        unprintable: await unprintableAnswers(sheet.layout, filled.values),
        mayEdit: answers && !isDone && isEditable,
        mayComment: answers,
        mayFinish: isDone ? mayReopen(context.account, context.actor) : answers,
      },
    }
  })
