import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { fill } from '../answers/filled-form.ts'
import { answererOf } from '../answers/answerer.ts'
import { holdEdited, storeEdits } from '../answers/store-edits.ts'
import { mayAnswer } from '../application.access.ts'
import { bookOf } from '../entries/open-application.ts'
import { profilePage } from './open-profile-page.ts'

/** Saves answers of a profile page, each independently: they are account data, which all forms share. */
export const saveProfileAnswers: Handler<'PUT /api/accounts/{accountId}/profile-pages/{page}/answers'> = async (
  context,
  { params: { page }, body },
) =>
  context.write(async (tx) => {
    demand(mayAnswer(context.account, context.actor), applicationMessages.onlyAnswerers)
    const { account } = context.account
    const today = todayOf(context)
    const { title, sheet } = await profilePage(tx, context.account, { page, day: today })
    // A page keeps nothing to itself.
    const edits = body.edits.map((edit) => ({ ...edit, onlyHere: false }))
    await holdEdited(tx, account, sheet, edits)
    const book = await bookOf(tx, account)
    const judging = { sheet, book, filled: fill(sheet, book), lastYear: null, title, today, applicationId: null }
    const { answer, hasChangedFacts } = await storeEdits(tx, answererOf(context), judging, edits)
    await tx.record({
      action: 'profile-page.answer',
      subject: { type: 'profile-page', id: page },
      after: { name: title, saved: Object.keys(answer.answers).length, stale: Object.keys(answer.stale).length },
      events: hasChangedFacts ? [change(account, 'facts')] : [],
    })
    return { status: 200, body: answer }
  })
