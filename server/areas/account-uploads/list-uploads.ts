import type { Handler } from '../../platform/context.ts'
import { uploadHistory } from './upload.view.ts'

/** The last uploads of a brokerage. */
export const listUploads: Handler<'GET /api/brokerages/{brokerCode}/account-uploads'> = async (context) => ({
  status: 200,
  body: {
    items: await context.read((tx) => uploadHistory(tx, context.platform.now(), context.brokerage.brokerage)),
  },
})
