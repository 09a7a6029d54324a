import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, ErrorResponse } from '../../../platform/error-response.ts'
import type { WriteTx } from '../../../platform/write.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { type Answerer, answererOf } from '../answers/answerer.ts'
import { mayReopen } from '../application.access.ts'
import { holdApplication } from '../entries/application-rows.view.ts'
import { changeApplication } from '../entries/application.store.ts'
import { entriesView } from '../entries/entries.view.ts'
import { wantedRow } from '../entries/open-application.ts'
import { endFinalVersion } from './final-version.store.ts'

/** Opens a done application again. What it was when it was done stays, with its PDF. */
export const markUndone: Handler<'PUT /api/accounts/{id}/apps/{appId}/digital-undone'> = async (context, { params }) =>
  context.write(async (tx) => {
    const { account } = context.account
    await wantedRow(tx, account, params.appId)
    demand(mayReopen(context.account, context.actor), applicationMessages.onlyAccountAdmin)
    const entry = await markUndoneAs(tx, answererOf(context), params.appId)
    await tx.record(entry)
    const entries = await entriesView(tx, account, todayOf(context))
    return { status: 200, body: entries.find(({ id }) => id === params.appId)! }
  })

/** Reopens a finished application for a person who may; the caller records the returned entry. */
export async function markUndoneAs(tx: WriteTx, { platform, account, userId }: Answerer, appId: string) {
  await holdApplication(tx, account, appId)
  const row = await wantedRow(tx, account, appId)
  if (row.freezeNumber === null) throw new ErrorResponse(409, 'not_done', applicationMessages.isNotDone)
  const opening = { by: userId, at: platform.now() }
  await endFinalVersion(tx, account, { applicationId: row.id, number: row.freezeNumber }, opening)
  await changeApplication(tx, account, row, {
    status: 'IN_PROGRESS',
    freeze_number: null,
    changed_at: opening.at,
  })
  return {
    action: 'application.undone',
    subject: { type: 'application', id: row.id },
    after: { name: row.name, freeze: row.freezeNumber },
    events: [change(account, 'applications', row.id)],
  }
}
