import { type ClaimDeadline, deadlinesOf } from '@portico/contract/areas/claims/claim-deadlines.ts'
import { isUnderWay } from '@portico/contract/areas/claims/claim.rules.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { deadlineRulesView } from '../rules/rules.view.ts'
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

/** Works out the open deadlines of a claim and keeps them for the calendar. A draft, or a claim that is closed, has none. */
export async function settleDeadlines(tx: Tx, { account, brokerage, id }: Claim): Promise<OpenDeadlines | undefined> {
  await lockClaim(tx, account, id)
  const claim = await claimById(tx, account, id)
  if (claim === undefined) return undefined
  const { type } = claim
  const deadlines =
    type === 'UNKNOWN' || !isUnderWay(claim.status)
      ? []
      : deadlinesOf(
          {
            type,
            answers: { ...claim.answers, ...claim.medical },
            policyEndsOn: claim.policy?.endsOn ?? null,
            done: claim.deadlinesDone,
          },
          await deadlineRulesView(tx, brokerage),
        ).filter(({ doneOn }) => doneOn === null)
  await keepDeadlines(tx, { account, claimId: id }, deadlines)
  return { claim, deadlines }
}
