import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import type { Verb } from '../../../platform/context.ts'
import { demand } from '../../../platform/refusal.ts'
import { demandReader } from '../claims.access.ts'
import { mayKeepLedger } from './ledger-changes.ts'
import { ledgerOverview } from './ledger-overview.view.ts'

/** What waits in the loss ledger of an account, for those who may read loss runs. */
export const showLedger: Verb<'GET /api/accounts/{accountId}/claim-ledger'> = async (context) => {
  const reader = demandReader(context)
  demand(reader.seesLossRuns, claimMessages.onlyLossRunReaders)
  const overview = await context.read((tx) => ledgerOverview(tx, reader.account))
  return { status: 200, body: { ...overview, mayKeep: mayKeepLedger(reader) } }
}
