import type { ClaimRow } from '@portico/contract/areas/claims/claim.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { ClaimReader } from './claims.access.ts'

type Valued = NonNullable<ClaimRow['valued']>

interface Row extends Omit<Valued, 'incurred'> {
  readonly number: string
}

/** What the newest loss runs say of claims, by the carrier's claim number; nothing for those who may not read loss runs. */
export async function valuedClaims(tx: Tx, reader: ClaimReader): Promise<ReadonlyMap<string, Valued>> {
  if (!reader.seesLossRuns) return new Map()
  const { rows } = await sql<Row>`
    select distinct on (lower(l.claim_number)) lower(l.claim_number) as number, r.valuation_on as "valuationOn",
      paid_indemnity + paid_medical + paid_expense as paid,
      reserve_indemnity + reserve_medical + reserve_expense as reserve,
      recovered_indemnity + recovered_medical + recovered_expense as recovered
    from losses l
      join loss_runs r on r.account_code = l.account_code and r.id = l.run_id and r.removed_at is null
      join claims c on c.account_code = l.account_code and lower(c.claim_number) = lower(l.claim_number)
    where l.account_code = ${reader.account} and c.account_code = ${reader.account}
    order by lower(l.claim_number), r.valuation_on desc`.execute(tx.db)
  return new Map(
    rows.map(({ number, ...amounts }) => [
      number,
      { ...amounts, incurred: amounts.paid + amounts.reserve - amounts.recovered },
    ]),
  )
}
