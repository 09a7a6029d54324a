import { applicationMessages } from '@portico/contract/areas/applications/application.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand, unprocessable } from '../../../platform/error-response.ts'
import { todayOf } from '../../../platform/dates/today.ts'
import { change } from '../../events/events.public.ts'
import { freeForm } from '../../forms/forms.public.ts'
import { mayManageApplications } from '../application.access.ts'
import { holdApplication } from './application-rows.view.ts'
import { changeApplication } from './application.store.ts'
import { entriesView } from './entries.view.ts'
import { wantedRow } from './open-application.ts'

/** Removes an unfinished application. The account data it filled in stays, with its history. */
export const removeApplication: Handler<'DELETE /api/accounts/{id}/apps/{appId}'> = async (context, { params }) =>
  context.write(async (tx) => {
    const { account } = context.account
    await holdApplication(tx, account, params.appId)
    const row = await wantedRow(tx, account, params.appId)
    demand(mayManageApplications(context.account), applicationMessages.onlyBrokerage)
    if (row.status === 'DONE') throw unprocessable({}, applicationMessages.doneStays)
    const now = context.platform.now()
    await changeApplication(tx, account, row, { removed_at: now, changed_at: now })
    await freeForm(tx, { account, applicationId: row.id })
    await tx.record({
      action: 'application.remove',
      subject: { type: 'application', id: row.id },
      before: { name: row.name, formId: row.formId, year: row.year },
      events: [change(account, 'applications', row.id)],
    })
    return { status: 200, body: await entriesView(tx, account, todayOf(context)) }
  })
