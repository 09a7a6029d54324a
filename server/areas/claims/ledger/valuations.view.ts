import type { ClaimLedger, Valued } from '@portico/contract/areas/claims/ledger/claim-ledger.shapes.ts'
import { incurredOf, wholeOf } from '@portico/contract/areas/losses/loss.rules.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import { splitOf } from '../../losses/losses.public.ts'
import type { ClaimReader } from '@portico/contract/areas/claims/reading/claim-reader.ts'

type Valuation = ClaimLedger['valuations'][number]

interface Row extends Omit<Valuation, 'incurred' | 'at'> {
  readonly at: Date
}

/** The valuations of a claim, the newest first. */
export async function valuationsView(tx: Tx, account: string, claimId: string): Promise<Valuation[]> {
  const { rows } = await sql<Row>`
    select valued_on as "valuedOn", source, ${splitOf('paid', 'v')} as paid, ${splitOf('reserve', 'v')} as reserve,
      ${splitOf('recovered', 'v')} as recovered, note, person.name as by, created_at as at
    from claim_valuations v join person_names person on person.id = created_by
    where account_code = ${account} and claim_id = ${claimId}
    order by valued_on desc, created_at desc limit 200`.execute(tx.db)
  return rows.map(({ at, ...row }) => ({ ...row, incurred: incurredOf(row), at: at.toISOString() }))
}

type Newest = Pick<Valuation, 'valuedOn' | 'source' | 'paid' | 'reserve' | 'recovered'> & { readonly claimId: string }

/** The newest valuation of each of some claims; nothing for those who may not read loss runs. */
export async function valuedClaims(
  tx: Tx,
  reader: ClaimReader,
  claimIds: readonly string[],
): Promise<ReadonlyMap<string, Valued>> {
  if (!reader.seesLossRuns || claimIds.length === 0) return new Map()
  const { rows } = await sql<Newest>`
    select distinct on (claim_id) claim_id as "claimId", valued_on as "valuedOn", source, ${splitOf('paid', 'v')} as paid,
      ${splitOf('reserve', 'v')} as reserve, ${splitOf('recovered', 'v')} as recovered
    from claim_valuations v where account_code = ${reader.account} and claim_id = any(${[...claimIds]}::uuid[])
    order by claim_id, valued_on desc, created_at desc`.execute(tx.db)
  return new Map(
    rows.map((row) => [
      row.claimId,
      {
        valuationOn: row.valuedOn,
        source: row.source,
        paid: wholeOf(row.paid),
        reserve: wholeOf(row.reserve),
        recovered: wholeOf(row.recovered),
        incurred: incurredOf(row),
        parts: { paid: row.paid, reserve: row.reserve, recovered: row.recovered },
      },
    ]),
  )
}
