import type { Handler } from '../../../platform/context.ts'
import { notFound } from '../../../platform/error-response.ts'
import { demandReader } from '../claims.access.ts'
import { claimRecord } from '../claims.view.ts'
import { statementsView } from './statements.view.ts'

/** The statements of people on a claim. */
export const listStatements: Handler<'GET /api/accounts/{accountId}/claims/{claimId}/statements'> = async (
  context,
  { params },
) => {
  const reader = demandReader(context)
  return context.read(async (tx) => {
    const claim = await claimRecord(tx, reader, params.claimId)
    if (claim === undefined) throw notFound()
    return { status: 200, body: await statementsView(tx, reader, claim, context.platform.now()) }
  })
}
