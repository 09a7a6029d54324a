import type { Handler } from '../../platform/context.ts'
import { shownClaim } from './claim-details.view.ts'
import { demandReader } from './claims.access.ts'
import { claimRecord } from './claims.view.ts'
import { notFound } from '../../platform/error-response.ts'
import { recordReading } from '../../platform/audit/record-reading.ts'
import { revealsMedical } from '@portico/contract/areas/claims/reading/shown-claim.ts'

/** A claim, as far as the reader may see it. Reading its medical facts is recorded. */
export const getClaim: Handler<'GET /api/accounts/{accountId}/claims/{claimId}'> = async (context, { params }) => {
  const reader = demandReader(context)
  const { claim, body } = await context.read(async (tx) => {
    const found = await claimRecord(tx, reader, params.claimId)
    if (found === undefined) throw notFound()
    return { claim: found, body: await shownClaim(tx, context, reader, found) }
  })
  if (revealsMedical(reader, claim))
    await recordReading(context, { action: 'claim.read-medical', subject: { type: 'claim', id: claim.id } })
  return { status: 200, body }
}
