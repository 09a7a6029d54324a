import type { ClaimList } from '@portico/contract/areas/claims/claim.shapes.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { shownRow } from '@portico/contract/areas/claims/reading/shown-claim.ts'
import { recordReading } from '../../../platform/audit/record-reading.ts'
import type { AccountContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { claimReader } from '../claims.access.ts'
import { valuedClaims } from '../ledger/valuations.view.ts'
import { deadlineRulesView } from '../rules/rules.view.ts'

/** Claims as someone may see them, and the rules that their deadlines follow from. */
export async function shownClaims(
  tx: Tx,
  context: AccountContext,
  records: readonly ClaimRecord[],
): Promise<Pick<ClaimList, 'claims' | 'rules'>> {
  const reader = claimReader(context)
  const ids = records.map(({ id }) => id)
  const [rules, valued] = await Promise.all([
    deadlineRulesView(tx, context.account.brokerage),
    valuedClaims(tx, reader, ids),
  ])
  return { claims: records.map((record) => shownRow(reader, record, { rules, valued })), rules }
}

/** Records that someone read medical facts of the claims of an account. */
export const recordMedicalReading = (context: AccountContext): Promise<void> =>
  recordReading(context, { action: 'claim.read-medical', subject: { type: 'account', id: context.account.account } })
