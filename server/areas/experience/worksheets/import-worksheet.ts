import { experienceMessages } from '@portico/contract/areas/experience/experience.messages.ts'
import { WorksheetContent } from '@portico/contract/areas/experience/worksheet.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { mayManageWorksheets } from '../experience.access.ts'
import { headedRows } from '../headed-rows.ts'
import { ratedOf } from './get-worksheet.ts'
import { currentOf, keepNext } from './save-worksheet.ts'
import { linesOf, worksheetHeadings } from './worksheet-rows.ts'

/** Reads classes and claims from a file in place of those of a worksheet; they are its next version. */
export const importWorksheet: Handler<'POST /api/accounts/{accountId}/experience/{worksheetId}/file'> = async (
  context,
  { params: { worksheetId: id }, query: { version }, file },
) => {
  // Checked before the file is read, and again when it is stored.
  demand(mayManageWorksheets(context.account), experienceMessages.notAllowed)
  const { worksheet } = await context.read((tx) => ratedOf(tx, context, { id }))
  const lines = linesOf(await headedRows(file, worksheetHeadings), worksheet.ratingOn)
  return context.write(async (tx) => {
    demand(mayManageWorksheets(context.account), experienceMessages.notAllowed)
    const stood = await currentOf(tx, context, { id, version })
    const content = { ...WorksheetContent.parse(stood.worksheet), ...lines }
    await tx.record(await keepNext(tx, context, stood, { action: 'mod-worksheet.import', content }))
    return { status: 200, body: await ratedOf(tx, context, { id }) }
  })
}
