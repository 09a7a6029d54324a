import type { RenewalLine, RequestedCoverage } from '@portico/contract/areas/renewals/renewal.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Days before or after its date within which a renewal includes expiring policies. */
const nearDays = 30

/** The most coverages that a line may request. */
const mostCoverages = 60

type Preset = Omit<RenewalLine, 'id'>

/**
 * The lines that expire around a term's start, each requesting its expiring coverage. Of several policies of one line,
 * the one that expires nearest counts. Carriers that are not renewing are excluded.
 */
export async function expiringLines(tx: Tx, account: string, effectiveOn: string): Promise<Preset[]> {
  const { rows } = await sql<{
    line: string
    policyId: string
    requested: RequestedCoverage[]
    leaving: string | null
  }>`
    select distinct on (policy_type) policy_type as line, id as "policyId",
      case non_renewed_by when 'CARRIER' then carrier end as leaving, coalesce((
        select jsonb_agg(jsonb_build_object('name', left(name, 120), 'limit', limit_cents,
          'deductible', deductible_cents, 'note', left(note, 500)) order by place)
        from policy_coverages where policy_coverages.account_code = policies.account_code
          and policy_id = policies.id and place < ${mostCoverages}), '[]') as requested
    from policies
    where account_code = ${account} and canceled_on is null and stage in ('BOUND', 'ISSUED') and not is_project
      and non_renewed_by is distinct from 'INSURED'
      and expiration_date between ${effectiveOn}::date - ${nearDays}::int and ${effectiveOn}::date + ${nearDays}::int
    order by policy_type, abs(expiration_date - ${effectiveOn}::date), premium_cents desc nulls last, id`.execute(tx.db)
  return rows.map(({ leaving, ...row }) => ({ ...row, carriersExcluded: leaving === null ? [] : [leaving] }))
}
