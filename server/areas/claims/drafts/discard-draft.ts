import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { demand } from '../../../platform/error-response.ts'
import { draftToChange, ofClaim } from '../claim.store.ts'
import { demandReader } from '../claims.access.ts'

/** Discards a draft; documents that were added stay in the library. */
export const discardDraft: Handler<'DELETE /api/accounts/{accountId}/claims/{claimId}'> = async (
  context,
  { params, query },
) =>
  context.write(async (tx) => {
    const reader = demandReader(context)
    demand(reader.mayWrite, claimMessages.onlyReads)
    const claim = await draftToChange(tx, context, reader, { id: params.claimId, version: query.version })
    await deleteRow(tx, 'claims', { account_code: reader.account, id: claim.id })
    await tx.record({ ...ofClaim(reader.account, claim.id), action: 'claim.discard', before: { type: claim.type } })
    return { status: 204 }
  })
