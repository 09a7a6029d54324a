import { uploadMessages } from '@portico/contract/areas/account-uploads/account-upload.messages.ts'
import { undoHours } from '@portico/contract/areas/account-uploads/account-upload.shapes.ts'
import type { Handler } from '../../platform/context.ts'
import { unprocessable } from '../../platform/error-response.ts'
import { otherState, uploadAt, uploadEntry } from './upload-step.ts'
import { updateUpload } from './upload.store.ts'
import { shownUpload, type StoredUpload } from './upload.view.ts'
import { uploadQueue, type UploadJob } from './work/upload-queue.ts'

/** Archives the accounts of an upload that have not changed since, or resumes that if it has stopped. */
export const undoUpload: Handler<'POST /api/brokerages/{brokerCode}/account-uploads/{uploadId}/undo'> = async (
  context,
  { params: { uploadId } },
) =>
  context.write(async (tx) => {
    const now = context.platform.now()
    const stored = await uploadAt(tx, context, uploadId)
    const { isStalled } = shownUpload(stored, now)
    const from = stored.state === 'UNDOING' && isStalled ? 'UNDOING' : 'CREATED'
    if (from === 'CREATED') refuseLate(stored, now)
    const isTaken = await updateUpload(tx, stored.id, [from], { state: 'UNDOING', changed_at: now })
    if (!isTaken) throw otherState(await uploadAt(tx, context, uploadId), now)
    const job: UploadJob = { uploadId: stored.id, work: 'undo', by: context.actor.userId }
    await context.platform.jobs.enqueue(tx, uploadQueue, job)
    await tx.record(uploadEntry(stored, 'undo'))
    return { status: 202, body: shownUpload(await uploadAt(tx, context, uploadId), now) }
  })

function refuseLate({ state, finished_at: finishedAt, counts }: StoredUpload, now: Date): void {
  if (state !== 'CREATED' || finishedAt === null) return
  if (counts.created === 0) throw unprocessable({}, uploadMessages.nothingCreated)
  if (now.getTime() - finishedAt.getTime() > undoHours * 3_600_000) throw unprocessable({}, uploadMessages.undoOver)
}
