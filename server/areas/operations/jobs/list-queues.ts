import type { Handler } from '../../../platform/context.ts'
import { queuesView } from './queues.view.ts'

/** The queues of background jobs. */
export const listQueues: Handler<'GET /api/administration/jobs/queues'> = async ({ read }) => ({
  status: 200,
  body: { queues: await read(queuesView) },
})
