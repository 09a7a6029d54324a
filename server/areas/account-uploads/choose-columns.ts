import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import { columnErrors } from '@portico/contract/kit/uploads/file-columns.ts'
import type { Handler } from '../../platform/context.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { checkUpload, otherState, uploadAt, uploadEntry } from './upload-step.ts'
import { updateUpload } from './upload.store.ts'
import { fileRowsView, shownUpload } from './upload.view.ts'

/** Changes which column each field is in, and checks the rows again. */
export const chooseColumns: Handler<'PUT /api/brokerages/{brokerCode}/account-uploads/{uploadId}/columns'> = async (
  context,
  { params: { uploadId }, body },
) =>
  context.write(async (tx) => {
    const now = context.platform.now()
    const stored = await uploadAt(tx, context, uploadId)
    const wrong = columnErrors(body.columns, stored.headings.length, uploadMessages)
    if (Object.keys(wrong).length > 0) throw unprocessable(wrong)
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
