import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { change } from '../../events/events.public.ts'
import { mayManageWorksheets } from '../experience.access.ts'
import { deleteWorksheet } from '../worksheet.store.ts'
import { inShort, sheetName } from './in-short.ts'
import { currentOf } from './save-worksheet.ts'

/** Removes a worksheet with its versions; the audit row stores what it was about. */
export const removeWorksheet: Handler<'DELETE /api/accounts/{accountId}/experience/{worksheetId}'> = async (
  context,
  { params: { worksheetId: id }, query: { version } },
) =>
  context.write(async (tx) => {
    demand(mayManageWorksheets(context.account), experienceMessages.notAllowed)
    const { account } = context.account
    const { worksheet } = await currentOf(tx, context, { id, version })
    await deleteWorksheet(tx, account, worksheet)
    await tx.record({
      action: 'mod-worksheet.delete',
      subject: { type: 'mod-worksheet', id },
      before: { name: sheetName(worksheet), ...inShort(worksheet) },
      events: [change(account, 'experience')],
    })
    return { status: 204 }
  })
