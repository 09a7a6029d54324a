import type { Handler } from '../../platform/context.ts'
import { uploadAt } from './upload-step.ts'
import { uploadRowsView } from './upload.view.ts'

/** A page of the rows of an upload. */
export const listUploadRows: Handler<'GET /api/brokerages/{brokerCode}/account-uploads/{uploadId}/rows'> = async (
  context,
  { params: { uploadId }, query },
) => ({
  status: 200,
  body: await context.read(async (tx) => uploadRowsView(tx, await uploadAt(tx, context, uploadId), query)),
})
