import { comparedFields } from '@portico/contract/areas/claims/ledger/claim-ledger.rules.ts'
import type { ClaimLedger, LossProposal } from '@portico/contract/areas/claims/ledger/claim-ledger.shapes.ts'
import { linesOfClaim } from '@portico/contract/areas/claims/claim-types.ts'
import { lossMatch } from '@portico/contract/areas/losses/ledger/loss-match.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'
import { candidateLosses, linkedLoss } from './ledger-losses.view.ts'
import { valuationsView } from './valuations.view.ts'

/** Which loss a claim is linked to. */
export interface LossLink {
  readonly policyId: string
  readonly lossKey: string
  readonly reviewedLoss: string | null
  readonly reviewedVersion: number | null
  readonly by: string
}

/** The link of a claim to a loss; undefined if it has none. */
export async function lossLink(tx: Tx, account: string, claimId: string): Promise<LossLink | undefined> {
  const { rows } = await sql<LossLink>`
    select policy_id as "policyId", loss_key as "lossKey", reviewed_loss as "reviewedLoss",
      reviewed_version as "reviewedVersion", person.name as by
    from claim_loss_links join person_names person on person.id = decided_by
    where account_code = ${account} and claim_id = ${claimId} and state = 'LINKED'`.execute(tx.db)
  return rows[0]
}

/** A claim in the loss ledger: its loss, its valuations, and what waits for a person. */
export async function claimLedger(tx: Tx, reader: ClaimReader, claim: ClaimRecord): Promise<ClaimLedger | null> {
  if (!reader.seesLossRuns || claim.status === 'DRAFT') return null
  const [link, valuations] = await Promise.all([
    lossLink(tx, reader.account, claim.id),
    valuationsView(tx, reader.account, claim.id),
  ])
  const valuation = valuations[0] ?? null
  if (link === undefined) {
    const candidates = await candidateLosses(tx, reader, claim)
    const proposals = candidates.flatMap((loss): LossProposal[] => {
      const match = lossMatch(matchedClaim(claim, valuation?.incurred ?? null), loss)
      return match === undefined ? [] : [{ loss, by: match.by, reasons: [...match.reasons] }]
    })
    proposals.sort((one, other) => Number(other.by === 'NUMBER') - Number(one.by === 'NUMBER'))
    return { linked: null, linkedBy: '', valuations, proposals: proposals.slice(0, mostProposed), update: null }
  }
  const loss = await linkedLoss(tx, reader, link)
  const isReviewed = loss !== undefined && loss.id === link.reviewedLoss && loss.version === link.reviewedVersion
  return {
    linked: loss ?? null,
    linkedBy: link.by,
    valuations,
    proposals: [],
    update: loss === undefined || isReviewed ? null : { loss, fields: comparedFields({ ...claim, valuation }, loss) },
  }
}

const mostProposed = 5

/** The data of a claim that identifies its loss. */
export const matchedClaim = (
  claim: Pick<ClaimRecord, 'claimNumber' | 'lossOn' | 'type' | 'policy'>,
  incurred: number | null,
) => ({
  claimNumber: claim.claimNumber,
  lossOn: claim.lossOn,
  lines: claim.policy === null ? linesOfClaim[claim.type] : [claim.policy.line],
  incurred,
})
