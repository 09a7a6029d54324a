import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { demandReader } from '../claims.access.ts'
import { claimRecord } from '../claims.view.ts'
import { lenderNoticesView } from './lender-notices.view.ts'

/** Who was and who can be notified of a loss to their property. */
export const getLenderNotices: Handler<'GET /api/accounts/{accountId}/claims/{claimId}/lender-notices'> = async (
  context,
  { params },
) => {
  const reader = demandReader(context)
  return context.read(async (tx) => {
    const claim = await claimRecord(tx, reader, params.claimId)
    if (claim === undefined) throw notFound()
    return { status: 200, body: await lenderNoticesView(tx, context, reader, claim) }
  })
}
