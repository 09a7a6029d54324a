import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { readerOf } from '../document.access.ts'
import { uploadStateView, uploadView } from './upload.view.ts'

/** How much of a file has come. */
export const getUpload: Handler<'GET /api/accounts/{accountId}/uploads/{uploadId}'> = async (context, { params }) => {
  const reader = readerOf(context)
  const state = await context.read(async (tx) => {
    const upload = await uploadView(tx, reader, params.uploadId)
    return upload && (await uploadStateView(tx, reader, upload))
  })
  if (state === undefined) throw notFound()
  return { status: 200, body: state }
}
