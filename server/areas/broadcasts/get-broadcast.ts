import type { Handler } from '../../platform/context.ts'
import { wantedBroadcast } from './broadcast.view.ts'

/** One broadcast with its counts. */
export const getBroadcast: Handler<'GET /api/administration/broadcasts/{broadcastId}'> = async (
  context,
  { params },
) => ({
  status: 200,
  body: await context.read((tx) => wantedBroadcast(tx, params.broadcastId, context.platform.now())),
})
