import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { demand, ErrorResponse } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { mayManageWorksheets } from '../experience.access.ts'
import { planFor } from '../plan.view.ts'
import { insertVersion, lockWorksheets } from '../worksheet.store.ts'
import { worksheetOf } from '../worksheet.view.ts'
import { demandSound } from './demand-sound.ts'
import { ratedOf } from './get-worksheet.ts'
import { inShort, sheetName } from './in-short.ts'
import { insertRow } from '../../../platform/database/rows.ts'

/** Adds the worksheet of a state and rating date. */
export const addWorksheet: Handler<'POST /api/accounts/{accountId}/experience'> = async (
  context,
  { body: { state, ratingOn, ...content } },
) =>
  context.write(async (tx) => {
    demand(mayManageWorksheets(context.account), experienceMessages.notAllowed)
    const { account, brokerage } = context.account
    await lockWorksheets(tx, account)
    const existing = await worksheetOf(tx, account, { state, ratingOn })
    if (existing !== undefined)
      throw new ErrorResponse(409, 'exists', experienceMessages.twoWorksheets, { extra: { existing: existing.id } })
    demandSound(content, ratingOn, await planFor(tx, brokerage, { state, day: ratingOn }))
    const now = context.platform.now()
    const id = newId(now)
    await insertRow(tx, 'mod_worksheets', { account_code: account, id, state, rating_on: ratingOn, created_at: now })
    await insertVersion(tx, account, { id, number: 1, content }, { at: now, by: context.actor.userId })
    await tx.record({
      action: 'mod-worksheet.create',
      subject: { type: 'mod-worksheet', id },
      after: { name: sheetName({ state, ratingOn }), ...inShort(content) },
      events: [change(account, 'experience')],
    })
    return { status: 201, body: await ratedOf(tx, context, { id }) }
  })
