import type { AreaMerging } from '../../../platform/area.ts'
import type { Handler } from '../../../platform/context.ts'
import { mergePlan } from './merge-plan.ts'
import { mergeSides } from './merge-sides.view.ts'

/** What merging a duplicate into an account would do. */
export const readMergePlan =
  (
    areas: readonly AreaMerging[],
  ): Handler<'GET /api/brokerages/{brokerCode}/accounts/{accountId}/duplicates/{duplicateId}'> =>
  async (context, { params: { accountId, duplicateId } }) =>
    context.read(async (tx) => {
      const { brokerage } = context.brokerage
      const sides = await mergeSides(tx, { brokerage, kept: accountId, duplicate: duplicateId })
      return { status: 200, body: await mergePlan(tx, sides, areas) }
    })
