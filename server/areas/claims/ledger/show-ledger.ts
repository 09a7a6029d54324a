import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Handler } from '../../../platform/context.ts'
import { demand } from '../../../platform/error-response.ts'
import { demandReader } from '../claims.access.ts'
import { mayManageLedger } from './ledger-changes.ts'
import { ledgerOverview } from './ledger-overview.view.ts'

/** What waits in the loss ledger of an account, for those who may read loss runs. */
export const showLedger: Handler<'GET /api/accounts/{accountId}/claim-ledger'> = async (context) => {
  const reader = demandReader(context)
  demand(reader.seesLossRuns, claimMessages.onlyLossRunReaders)
  const overview = await context.read((tx) => ledgerOverview(tx, reader.account))
  return { status: 200, body: { ...overview, mayManage: mayManageLedger(reader) } }
}
