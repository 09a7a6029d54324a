import type { Handler } from '../../platform/context.ts'
import { isId } from '../../platform/ids.ts'
import { notFound } from '../../platform/error-response.ts'
import { openWorkAt } from './open-work.view.ts'

/** Returns the open work of one staff member at the brokerage. */
export const getStaffOpenWork: Handler<'GET /api/brokerages/{brokerCode}/people/{userId}/open-work'> = async (
  context,
  { params: { userId } },
) => {
  const work = isId(userId) ? await context.read((tx) => openWorkAt(tx, userId)) : []
  const brokerages = work.filter(({ code }) => code === context.brokerage.brokerage)
  if (brokerages.length === 0) throw notFound()
  return { status: 200, body: { brokerages, insuredTasks: 0 } }
}
