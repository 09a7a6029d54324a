import type { OpenForm } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import type { Handler } from '../../../platform/context.ts'
import { byLink } from '../../applications/applications.public.ts'
import { unprintableAnswers } from '../../pdf-forms/pdf-forms.public.ts'
import { fileNamesView } from '../entering/link-by-token.view.ts'
import { takeApplication } from '../entering/take-link.ts'
import { openEntryOf, withoutOrigins } from '../open-entry.ts'

/** A shared application with its answers; that it was read is recorded. */
export const getOpenForm: Handler<'GET /open/apps/{token}/current-apps/{appId}'> = async (context, { params }) => {
  const taken = await takeApplication(context, params)
  const { link, answerer, shared, used } = taken
  return taken.write(async (tx) => {
    const opened = await byLink.open(tx, answerer, shared.id)
    await used(tx, 'READ', { applicationId: shared.id })
    await tx.record({ action: 'open-link.read', subject: { type: 'application', id: shared.id } })
    const { row, sheet, filled, isEditable } = opened
    const body: OpenForm = {
      entry: openEntryOf(opened, link, shared),
      layout: sheet.layout,
      layoutVersion: row.editionId,
      answers: withoutOrigins(Object.fromEntries(filled.answers), link),
      fileNames: await fileNamesView(tx, link),
      unprintable: await unprintableAnswers(sheet.layout, filled.values),
      mayEdit: row.status !== 'DONE' && isEditable,
    }
    return { status: 200, body }
  })
}
