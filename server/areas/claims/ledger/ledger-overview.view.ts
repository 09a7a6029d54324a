import type { LedgerOverview } from '@portico/contract/areas/claims/ledger/claim-ledger.shapes.ts'
import type { ClaimTypeCode } from '@portico/contract/areas/claims/claim-types.ts'
import type { ClaimPolicy } from '@portico/contract/areas/claims/claim.rules.ts'
import { closeDays, lossMatch } from '@portico/contract/areas/losses/ledger/loss-match.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { matchedClaim } from './claim-ledger.view.ts'

type Item = LedgerOverview['items'][number]

interface Row extends Omit<Item, 'reasons'> {
  readonly type: ClaimTypeCode
  readonly policy: ClaimPolicy | null
  readonly claimLossOn: string | null
  readonly line: string
}

/** The most that waits in one list. */
const mostWaiting = 200

/** Every loss as the newest loss run that lists it has it. */
const newest = (account: string) => sql`(
    select distinct on (l.policy_id, lower(l.claim_number)) l.id, l.version, l.policy_id, l.claim_number, l.loss_on,
      r.valuation_on, coalesce((select term ->> 'line' from jsonb_array_elements(r.terms) term
        where term ->> 'policyId' = l.policy_id::text limit 1), '') as line,
      l.paid_indemnity + l.paid_medical + l.paid_expense + l.reserve_indemnity + l.reserve_medical + l.reserve_expense
        - l.recovered_indemnity - l.recovered_medical - l.recovered_expense as incurred
    from losses l join loss_runs r on r.account_code = l.account_code and r.id = l.run_id and r.removed_at is null
    where l.account_code = ${account} and r.account_code = ${account}
    order by l.policy_id, lower(l.claim_number), r.valuation_on desc, r.created_at desc)`

const columns = sql`c.id as "claimId", c.our_number as "ourNumber", c.claim_number as "claimNumber",
      l.claim_number as "lossNumber", l.valuation_on as "valuedOn", l.loss_on as "lossOn", l.incurred, c.type, c.policy,
      c.loss_on as "claimLossOn", l.line`

/** Claims whose loss is in a loss run not compared with them yet, the newest valuation first. */
async function updates(tx: Tx, account: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select 'UPDATE' as kind, ${columns}
    from claim_loss_links k
      join claims c on c.account_code = k.account_code and c.id = k.claim_id
      join ${newest(account)} l on l.policy_id = k.policy_id and lower(l.claim_number) = k.loss_key
    where k.account_code = ${account} and c.account_code = ${account} and state = 'LINKED'
      and (l.id, l.version) is distinct from (reviewed_loss, reviewed_version)
    order by l.valuation_on desc, c.our_number limit ${mostWaiting + 1}`.execute(tx.db)
  return rows
}

/** Claims that are linked to no loss, each with the free losses that are near. */
async function proposals(tx: Tx, account: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select 'PROPOSAL' as kind, ${columns}
    from ${newest(account)} l
      join claims c on c.account_code = ${account} and c.status <> 'DRAFT'
        and (c.loss_on between l.loss_on - ${closeDays}::int and l.loss_on + ${closeDays}::int
          or (c.claim_number <> '' and lower(c.claim_number) = lower(l.claim_number)))
    where c.account_code = ${account}
      and not exists (select from claim_loss_links k where k.account_code = ${account} and k.state = 'LINKED'
        and (k.claim_id = c.id or (k.policy_id = l.policy_id and k.loss_key = lower(l.claim_number))))
      and not exists (select from claim_loss_links k where k.account_code = ${account} and k.claim_id = c.id
        and k.policy_id = l.policy_id and k.loss_key = lower(l.claim_number))
    order by l.valuation_on desc, c.our_number limit ${mostWaiting + 1}`.execute(tx.db)
  return rows
}

interface Counts {
  readonly claims: number
  readonly linked: number
}

/** What waits in the loss ledger of an account. */
export async function ledgerOverview(tx: Tx, account: string): Promise<Omit<LedgerOverview, 'mayManage'>> {
  const [newer, near, { rows }] = await Promise.all([
    updates(tx, account),
    proposals(tx, account),
    sql<Counts>`select (select count(*)::int from claims where account_code = ${account} and status <> 'DRAFT') as claims,
      (select count(*)::int from claim_loss_links where account_code = ${account} and state = 'LINKED') as linked`.execute(
      tx.db,
    ),
  ])
  const found = [...newer, ...near]
  return {
    ...rows[0]!,
    items: found.slice(0, mostWaiting).flatMap(itemOf),
    isMore: found.length > mostWaiting,
  }
}

function itemOf({ type, policy, claimLossOn, line, ...row }: Row): Item[] {
  if (row.kind === 'UPDATE') return [{ ...row, reasons: [] }]
  const claim = matchedClaim({ claimNumber: row.claimNumber, lossOn: claimLossOn, type, policy }, null)
  const match = lossMatch(claim, { claimNumber: row.lossNumber, lossOn: row.lossOn, line, incurred: row.incurred })
  return match === undefined ? [] : [{ ...row, reasons: [...match.reasons] }]
}
