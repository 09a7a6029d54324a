import type { Handler } from '../../../platform/context.ts'
import { namedLayouts } from './layout.view.ts'

/** The layouts in which a schedule of an account can be exported: those of its brokerage. */
export const listLayoutChoices: Handler<'GET /api/accounts/{id}/schedules/{type}/layouts'> = async (
  context,
  { params: { type } },
) => {
  const layouts = await context.read((tx) => namedLayouts(tx, { brokerage: context.account.brokerage, type }))
  return { status: 200, body: layouts.map(({ layoutId, name, isDefault }) => ({ layoutId, name, isDefault })) }
}
