import { holderImportMessages } from '@portico/contract/areas/certificates/holders/holder-import.messages.ts'
import type { Handler } from '../../../../platform/context.ts'
import { unprocessable } from '../../../../platform/error-response.ts'
import { demandReader } from '../../certificates.access.ts'
import { holderUse } from '../../holders/holder-use.read-model.ts'
import { holdersToMerge } from '../../holders/merging.store.ts'

/** Two holders side by side, and what would move from one to the other. */
export const previewMerge: Handler<
  'GET /api/accounts/{accountId}/certificate-holders/{holderId}/merges/{mergedId}'
> = async (context, { params: { holderId, mergedId } }) => {
  const { account } = demandReader(context)
  if (holderId === mergedId) throw unprocessable({ mergedId: holderImportMessages.mergeSelf })
  return context.read(async (tx) => {
    const { kept, merged } = await holdersToMerge(tx, account, { holderId, mergedId })
    return { status: 200, body: { kept, merged, moves: await holderUse(tx, account, merged.id) } }
  })
}
