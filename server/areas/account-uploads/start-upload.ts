import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import type { Handler } from '../../platform/context.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { checkUpload, otherState, uploadAt, uploadEntry } from './upload-step.ts'
import { updateUpload } from './upload.store.ts'
import { fileRowsView, shownUpload } from './upload.view.ts'
import { uploadQueue, type UploadJob } from './work/upload-queue.ts'

/** Creates the accounts of an upload in the background, or resumes that if it has stopped. */
export const startUpload: Handler<'POST /api/brokerages/{brokerCode}/account-uploads/{uploadId}/start'> = async (
  context,
  { params: { uploadId } },
) =>
  context.write(async (tx) => {
    const now = context.platform.now()
    const stored = await uploadAt(tx, context, uploadId)
    const { isStalled } = shownUpload(stored, now)
    const from = stored.state === 'CREATING' && isStalled ? 'CREATING' : 'DRAFT'
    const isTaken = await updateUpload(tx, stored.id, [from], { state: 'CREATING', changed_at: now })
    if (!isTaken) throw otherState(await uploadAt(tx, context, uploadId), now)
    if (from === 'DRAFT') {
      const { id, brokerage_code: brokerage, headings, columns, suggests_codes: suggestsCodes } = stored
      const rows = await fileRowsView(tx, id)
      const ready = await checkUpload(tx, { id, brokerage, headings, rows, columns, suggestsCodes })
      if (ready === 0) throw unprocessable({}, uploadMessages.nothingReady)
    }
    const job: UploadJob = { uploadId: stored.id, work: 'create', by: context.actor.userId }
    await context.platform.jobs.enqueue(tx, uploadQueue, job)
    await tx.record(uploadEntry(stored, 'start'))
    return { status: 202, body: shownUpload(await uploadAt(tx, context, uploadId), now) }
  })
