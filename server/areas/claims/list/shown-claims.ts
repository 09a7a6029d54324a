import type { ClaimStatus } from '@portico/contract/areas/claims/claim.rules.ts'
import type { ClaimList, ClaimNarrowing } from '@portico/contract/areas/claims/claim.shapes.ts'
import { recordReading } from '../../../platform/audit/record-reading.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { claimReader } from '../claims.access.ts'
import { valuedClaims } from '../ledger/valuations.view.ts'
import { deadlineRulesView } from '../rules/rules.view.ts'
import { revealsMedical, shownRow } from '@portico/contract/areas/claims/reading/shown-claim.ts'
import { claimPage } from './claim-page.view.ts'

interface ShownClaims {
  readonly page: Pick<ClaimList, 'claims' | 'total' | 'nextCursor' | 'rules'>
  /** Medical facts are among what is shown. */
  readonly isMedical: boolean
}

/** A page of the claims of an account as someone may see them, and the rules that their deadlines follow from. */
export async function shownClaims(
  tx: Tx,
  context: AccountContext,
  asked: ClaimNarrowing,
  states?: readonly ClaimStatus[],
): Promise<ShownClaims> {
  const reader = claimReader(context)
  const [{ records, ...page }, rules] = await Promise.all([
    claimPage(tx, reader, asked, states),
    deadlineRulesView(tx, context.account.brokerage),
  ])
  const ids = records.map(({ id }) => id)
  const valued = await valuedClaims(tx, reader, ids)
  const claims = records.map((record) => shownRow(reader, record, { rules, valued }))
  return { page: { ...page, claims, rules }, isMedical: records.some((record) => revealsMedical(reader, record)) }
}

/** Records that someone read medical facts of the claims of an account. */
export const recordMedicalReading = (context: AccountContext): Promise<void> =>
  recordReading(context, { action: 'claim.read-medical', subject: { type: 'account', id: context.account.account } })
