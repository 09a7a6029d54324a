import type { Handler } from '../../platform/context.ts'
import { uploadAt } from './upload-step.ts'
import { shownUpload } from './upload.view.ts'

/** One upload of a brokerage. */
export const getUpload: Handler<'GET /api/brokerages/{brokerCode}/account-uploads/{uploadId}'> = async (
  context,
  { params: { uploadId } },
) => ({
  status: 200,
  body: shownUpload(await context.read((tx) => uploadAt(tx, context, uploadId)), context.platform.now()),
})
