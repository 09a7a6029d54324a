import type { ClaimDeadline } from '@portico/contract/areas/claims/claim-deadlines.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { deadlineRulesView } from '../rules/rules.view.ts'
import { openDeadlines } from '@portico/contract/areas/claims/reading/open-deadlines.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { claimById } from '../claims.view.ts'
import { keepDeadlines, lockClaim } from './deadlines.store.ts'

interface Claim {
  readonly account: string
  readonly brokerage: string
  readonly id: string
}

/** A reported claim with the deadlines that are still open, those that follow from medical facts among them. */
interface OpenDeadlines {
  readonly claim: ClaimRecord
  readonly deadlines: readonly ClaimDeadline[]
}

/**
 * Works out the open deadlines of a claim and keeps them for the calendar. A draft has none. Of a claim that is closed those
 * of the year go on until they are met.
 */
export async function settleDeadlines(tx: Tx, { account, brokerage, id }: Claim): Promise<OpenDeadlines | undefined> {
  await lockClaim(tx, account, id)
  const claim = await claimById(tx, account, id)
  if (claim === undefined) return undefined
  const deadlines = openDeadlines(claim, await deadlineRulesView(tx, brokerage))
  await keepDeadlines(tx, { account, claimId: id }, deadlines)
  return { claim, deadlines }
}
