import type { Handler } from '../../../platform/context.ts'
import { demandReader } from '../claims.access.ts'
import { claimGroups } from './claim-analysis.view.ts'

/** What the claims of an account can be narrowed to, as far as it is answers. */
export const listChoices: Handler<'GET /api/accounts/{accountId}/claim-choices'> = async (context) => {
  const reader = demandReader(context)
  const facts = ['year', 'location', 'state', 'line', 'cause', 'bodyPart', 'nature'] as const
  return context.read(async (tx) => ({ status: 200, body: { groups: await claimGroups(tx, reader, facts) } }))
}
