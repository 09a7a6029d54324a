import type { Handler } from '../../platform/context.ts'
import { uploadHistory } from './upload.view.ts'

/** The last uploads of all brokerages. */
export const listAllUploads: Handler<'GET /api/administration/account-uploads'> = async (context) => ({
  status: 200,
  body: { items: await context.read((tx) => uploadHistory(tx, context.platform.now())) },
})
