import type { Handler } from '../../../platform/context.ts'
import { possibleDuplicatesView } from './possible-duplicates.view.ts'

/** Possible duplicates at a brokerage. */
export const listPossibleDuplicates: Handler<'GET /api/brokerages/{brokerCode}/possible-duplicates'> = async (
  context,
  { query },
) => {
  const asked = { ...query, brokerage: context.brokerage.brokerage }
  return { status: 200, body: await context.read((tx) => possibleDuplicatesView(tx, asked)) }
}
