import type { Handler } from '../../../../platform/context.ts'
import { ownColumns } from './own-columns.view.ts'

const asTheyStand = { current: { order: [], hidden: [], pinned: [], widths: {} }, sets: [] }

/** Returns how the user arranges the columns of a schedule. */
export const getOwnColumns: Handler<'GET /api/users/self/schedule-columns/{type}'> = async (context, { params }) => ({
  status: 200,
  body: (await context.read((tx) => ownColumns(tx, context.actor.userId, params.type))) ?? asTheyStand,
})
