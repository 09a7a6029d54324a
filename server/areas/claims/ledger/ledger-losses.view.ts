import { closeDays } from '@portico/contract/areas/losses/ledger/loss-match.ts'
import type { LedgerLoss } from '@portico/contract/areas/claims/ledger/claim-ledger.shapes.ts'
import { incurredOf } from '@portico/contract/areas/losses/loss.rules.ts'
import { plainNumber } from '@portico/contract/areas/losses/run-findings.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { isId } from '../../../platform/ids.ts'
import { splitOf } from '../../losses/losses.public.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'
import type { ClaimRecord } from '@portico/contract/areas/claims/reading/claim-record.ts'

type Row = Omit<LedgerLoss, 'incurred'>

const plainLossNumber = sql`regexp_replace(lower(l.claim_number), '[^a-z0-9]', '', 'g')`

/** Losses as the newest loss run that lists each has them. */
async function newestLosses(tx: Tx, reader: ClaimReader, condition: RawBuilder<unknown>): Promise<LedgerLoss[]> {
  const { rows } = await sql<Row>`
    select distinct on (l.policy_id, lower(l.claim_number)) l.id, l.version, l.run_id as "runId",
      l.policy_id as "policyId", coalesce((select term ->> 'line' from jsonb_array_elements(r.terms) term
        where term ->> 'policyId' = l.policy_id::text limit 1), '') as line,
      l.claim_number as "claimNumber", l.loss_on as "lossOn", l.claimant, l.description, l.status,
      r.valuation_on as "valuedOn", ${splitOf('paid')} as paid, ${splitOf('reserve')} as reserve,
      ${splitOf('recovered')} as recovered
    from losses l join loss_runs r on r.account_code = l.account_code and r.id = l.run_id and r.removed_at is null
    where l.account_code = ${reader.account} and r.account_code = ${reader.account} and ${condition}
    order by l.policy_id, lower(l.claim_number), r.valuation_on desc, r.created_at desc limit 50`.execute(tx.db)
  return rows.map((row) => ({
    ...row,
    claimant: reader.seesClaimants ? row.claimant : '',
    incurred: incurredOf(row),
  }))
}

/** The loss that a claim is linked to; undefined if no loss run lists it any longer. */
export async function linkedLoss(
  tx: Tx,
  reader: ClaimReader,
  { policyId, lossKey }: { readonly policyId: string; readonly lossKey: string },
): Promise<LedgerLoss | undefined> {
  const [found] = await newestLosses(tx, reader, sql`l.policy_id = ${policyId} and lower(l.claim_number) = ${lossKey}`)
  return found
}

const notTaken = (account: string, claimId: string) => sql`not exists (select from claim_loss_links k
  where k.account_code = ${account} and k.policy_id = l.policy_id and k.loss_key = lower(l.claim_number)
    and (k.state = 'LINKED' or k.claim_id = ${claimId}))`

/** Losses that may be a claim: of its number, or of a day near its own, and neither linked nor declined. */
export async function candidateLosses(tx: Tx, reader: ClaimReader, claim: ClaimRecord): Promise<LedgerLoss[]> {
  const number = plainNumber(claim.claimNumber)
  return newestLosses(
    tx,
    reader,
    sql`((${number} <> '' and ${plainLossNumber} = ${number})
      or l.loss_on between ${claim.lossOn}::date - ${closeDays}::int and ${claim.lossOn}::date + ${closeDays}::int)
      and ${notTaken(reader.account, claim.id)}`,
  )
}

/** A loss by its id, where it is in the newest loss run that lists it. */
export async function newestLoss(tx: Tx, reader: ClaimReader, id: string): Promise<LedgerLoss | undefined> {
  if (!isId(id)) return undefined
  const found = await newestLosses(
    tx,
    reader,
    sql`(l.policy_id, lower(l.claim_number)) in (select same.policy_id, lower(same.claim_number) from losses same
      where same.account_code = ${reader.account} and same.id = ${id})`,
  )
  return found.find((loss) => loss.id === id)
}
