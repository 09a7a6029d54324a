import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand, Refusal } from '../../../platform/refusal.ts'
import { change } from '../../events/events.door.ts'
import { noteAnswered } from '../../forms/forms.door.ts'
import { mayAnswer } from '../application.access.ts'
import { holdApplication } from '../entries/application-rows.view.ts'
import { changeApplication } from '../entries/application.store.ts'
import { applicationSheet, layoutOf, openApplication, wantedRow } from '../entries/open-application.ts'
import { lastYearView } from '../freezing/freezes.view.ts'
import { holdEdited, keepEdits } from './keep-edits.ts'

/** Saves answers of an application, each on its own; those of questions with a fact fill every form of the account. */
export const saveAnswers: Verb<'PUT /api/accounts/{id}/apps/{appId}/answers'> = async (context, { params, body }) =>
  context.write(async (tx) => {
    const { account } = context.account
    await holdApplication(tx, account, params.appId)
    const row = await wantedRow(tx, account, params.appId)
    demand(mayAnswer(context.account, context.actor), applicationMessages.onlyAnswerers)
    if (row.status === 'DONE') throw new Refusal(409, 'done', applicationMessages.isDone)
    await holdEdited(tx, account, applicationSheet(await layoutOf(tx, row)), body.edits)
    const { sheet, book, filled } = await openApplication(tx, account, row.id)
    const isLastYears = body.edits.some(({ source }) => source === 'LAST_YEAR')
    const lastYear = isLastYears ? await lastYearView(tx, account, row) : null
    const judging = { sheet, book, filled, lastYear, title: `${row.name} ${row.year}`, applicationId: row.id }
    const kept = await keepEdits(tx, context, judging, body.edits)
    if (kept.hasChanged) {
      await changeApplication(tx, account, row, { status: 'IN_PROGRESS', changed_at: context.platform.now() })
      await noteAnswered(tx, { account, applicationId: row.id }, kept.answered)
    }
    const { answers, stale } = kept.answer
    await tx.record({
      action: 'application.answer',
      subject: { type: 'application', id: row.id },
      after: { name: row.name, saved: Object.keys(answers).length, stale: Object.keys(stale).length },
      events: [
        ...(kept.hasChanged ? [change(account, 'applications', row.id)] : []),
        ...(kept.hasChangedFacts ? [change(account, 'facts')] : []),
      ],
    })
    return { status: 200, body: kept.answer }
  })
