import type { Verb } from '../../platform/context.ts'
import { claimView } from './claim-details.view.ts'
import { demandReader } from './claims.access.ts'

/** A claim, as far as the reader may see it. */
export const getClaim: Verb<'GET /api/accounts/{accountId}/claims/{claimId}'> = async (context, { params }) => {
  const reader = demandReader(context)
  return context.read(async (tx) => ({ status: 200, body: await claimView(tx, context, reader, params.claimId) }))
}
