import type { Handler } from '../../platform/context.ts'
import { deleteRow } from '../../platform/database/rows.ts'
import { otherState, uploadAt, uploadEntry } from './upload-step.ts'

/** Discards an upload that has not started. */
export const discardUpload: Handler<'DELETE /api/brokerages/{brokerCode}/account-uploads/{uploadId}'> = async (
  context,
  { params: { uploadId } },
) =>
  context.write(async (tx) => {
    const stored = await uploadAt(tx, context, uploadId)
    const isGone = await deleteRow(tx, 'account_uploads', { id: stored.id, state: 'DRAFT' })
    if (!isGone) throw otherState(await uploadAt(tx, context, uploadId), context.platform.now())
    await tx.record(uploadEntry(stored, 'discard'))
    return { status: 204 }
  })
