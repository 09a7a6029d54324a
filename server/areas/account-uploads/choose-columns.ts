import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import type { UploadChoices } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import { uploadFields } from '@portico/contract/areas/account-uploads/upload-columns.ts'
import type { Verb } from '../../platform/context.ts'
import { demand, unprocessable } from '../../platform/refusal.ts'
import { checkUpload, otherState, uploadAt, uploadEntry } from './upload-step.ts'
import { updateUpload } from './upload.store.ts'
import { fileRowsView, shownUpload } from './upload.view.ts'

/** Changes which column each field is in, and checks the rows again. */
export const chooseColumns: Verb<'PUT /api/brokerages/{brokerCode}/account-uploads/{uploadId}/columns'> = async (
  context,
  { params: { uploadId }, body },
) =>
  context.write(async (tx) => {
    demand(context.brokerage.isBrokerageAdmin && !context.actor.isViewer)
    const now = context.platform.now()
    const stored = await uploadAt(tx, context, uploadId)
    refuseFaulty(body, stored.headings.length)
    const isTaken = await updateUpload(tx, stored.id, ['DRAFT'], {
      columns: JSON.stringify(body.columns),
      suggests_codes: body.suggestsCodes,
      changed_at: now,
    })
    if (!isTaken) throw otherState(await uploadAt(tx, context, uploadId), now)
    const { id, brokerage_code: brokerage, headings } = stored
    await checkUpload(tx, { id, brokerage, headings, rows: await fileRowsView(tx, id), ...body })
    await tx.record(uploadEntry(stored, 'check'))
    return { status: 200, body: shownUpload(await uploadAt(tx, context, uploadId), now) }
  })

function refuseFaulty({ columns }: UploadChoices, width: number): void {
  const chosen = uploadFields.map((field) => columns[field])
  for (const [at, place] of chosen.entries()) {
    const path = `columns.${uploadFields[at]}`
    if (place === null) continue
    if (place >= width) throw unprocessable({ [path]: uploadMessages.unknownColumn })
    if (chosen.indexOf(place) !== at) throw unprocessable({ [path]: uploadMessages.matchedTwice })
  }
}
