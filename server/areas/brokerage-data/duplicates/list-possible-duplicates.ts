import type { Verb } from '../../../platform/context.ts'
import { possibleDuplicatesView } from './possible-duplicates.view.ts'

/** What a brokerage may have recorded twice. */
export const listPossibleDuplicates: Verb<'GET /api/brokerages/{brokerCode}/possible-duplicates'> = async (
  context,
  { query },
) => {
  const asked = { ...query, brokerage: context.brokerage.brokerage }
  return { status: 200, body: await context.read((tx) => possibleDuplicatesView(tx, asked)) }
}
