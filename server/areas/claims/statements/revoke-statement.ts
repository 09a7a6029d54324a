import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import { demand, notFound } from '../../../platform/error-response.ts'
import { ofClaim, reportedClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'
import { statementsView } from './statements.view.ts'

/** Revokes the link of a request for a statement. */
export const revokeStatement: Handler<
  'DELETE /api/accounts/{accountId}/claims/{claimId}/statements/{statementId}'
> = async (context, { params }) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, claimMessages.onlyReads)
    const claim = await reportedClaim(tx, reader, params.claimId)
    const now = context.platform.now()
    const statements = await statementsView(tx, reader, claim, now)
    const found = statements.find(({ id }) => id === params.statementId)
    if (found === undefined) throw notFound()
    const key = { account_code: reader.account, id: found.id, revoked_at: null }
    await updateRow(tx, 'claim_statements', key, { revoked_at: now })
    await tx.record({
      ...ofClaim(reader.account, claim.id),
      action: 'claim-statement.revoke',
      after: { person: found.person },
    })
    return { status: 200, body: await statementsView(tx, reader, claim, now) }
  })
