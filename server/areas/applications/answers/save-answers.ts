import type { AnswerEdit } from '@portico/contract/areas/applications/application.shapes.ts'
import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, ErrorResponse } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { change } from '../../events/events.public.ts'
import { noteAnswered } from '../../forms/forms.public.ts'
import { mayAnswer } from '../application.access.ts'
import { holdApplication } from '../entries/application-rows.view.ts'
import { changeApplication } from '../entries/application.store.ts'
import { applicationSheet, layoutOf, openRow, wantedRow } from '../entries/open-application.ts'
import { lastYearView } from '../final-versions/final-versions.view.ts'
import { type Answerer, answererOf } from './answerer.ts'
import { holdEdited, storeEdits } from './store-edits.ts'

/** Saves answers of an application, each independently; answers to shared questions fill every form of the account. */
export const saveAnswers: Handler<'PUT /api/accounts/{id}/apps/{appId}/answers'> = async (context, { params, body }) =>
  context.write(async (tx) => {
    await wantedRow(tx, context.account.account, params.appId)
    demand(mayAnswer(context.account, context.actor), applicationMessages.onlyAnswerers)
    const saved = await saveAnswersAs(tx, answererOf(context), params.appId, body.edits)
    await tx.record(saved.entry)
    return { status: 200, body: saved.answer }
  })

/** Saves answers for a person who may give them; the caller records the returned entry. */
export async function saveAnswersAs(tx: WriteTx, answerer: Answerer, appId: string, edits: readonly AnswerEdit[]) {
  const { account, platform } = answerer
  const [, row] = await Promise.all([holdApplication(tx, account, appId), wantedRow(tx, account, appId)])
  if (row.status === 'DONE') throw new ErrorResponse(409, 'done', applicationMessages.isDone)
  await holdEdited(tx, account, applicationSheet(await layoutOf(tx, row)), edits)
  const today = todayOf(answerer)
  const { sheet, book, filled, isEditable } = await openRow(tx, account, row, today)
  if (!isEditable) throw new ErrorResponse(403, 'not_allowed', applicationMessages.pdfEditingOff)
  const isLastYears = edits.some(({ source }) => source === 'LAST_YEAR')
  const lastYear = isLastYears ? await lastYearView(tx, account, row) : null
  const title = `${row.name} ${row.year}`
  const judging = { sheet, book, filled, lastYear, title, today, applicationId: row.id }
  const stored =
    answerer.userId === null
      ? await storeEdits(tx, answerer, { ...judging, source: 'OPEN_LINK' }, asTheyStand(edits, filled.answers))
      : await storeEdits(tx, answerer, judging, edits)
  if (stored.hasChanged) {
    await Promise.all([
      changeApplication(tx, account, row, { status: 'IN_PROGRESS', changed_at: platform.now() }),
      noteAnswered(tx, { account, applicationId: row.id }, stored.answered),
    ])
  }
  const { answers, stale } = stored.answer
  return {
    answer: stored.answer,
    entry: {
      action: 'application.answer',
      subject: { type: 'application', id: row.id },
      after: { name: row.name, saved: Object.keys(answers).length, stale: Object.keys(stale).length },
      events: [
        ...(stored.hasChanged ? [change(account, 'applications', row.id)] : []),
        ...(stored.hasChangedFacts ? [change(account, 'facts')] : []),
      ],
    },
  }
}

/** People who came by a link cannot decide what a form stores itself. */
const asTheyStand = (edits: readonly AnswerEdit[], answers: ReadonlyMap<string, { readonly onlyHere: boolean }>) =>
  edits.map((edit) => ({ ...edit, onlyHere: answers.get(edit.path)?.onlyHere ?? false }))
