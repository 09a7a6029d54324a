import { stageDays } from '@portico/contract/areas/renewals/renewal-stages.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/** Accounts read at once. */
export const batchSize = 200

/** Days around a date within which a renewal is one of the same term. */
const sameTermDays = 60

/** An account whose renewal should start. */
export interface DueRenewal {
  readonly account: string
  readonly effectiveOn: string
}

/**
 * The accounts whose next term starts within 120 days without a renewal, by code: on the next anniversary of their
 * primary effective date or, without one, when the first active policy expires.
 */
export async function dueRenewals(tx: Tx, today: string, after: string): Promise<DueRenewal[]> {
  const from = sql`${today}::date`
  const until = sql`${today}::date + ${stageDays.KICKOFF}::int`
  const { rows } = await sql<DueRenewal>`
    select account, effective_on::text as "effectiveOn" from (
      select code as account, case
        when primary_effective_date >= ${from} then primary_effective_date
        when primary_effective_date is not null then (primary_effective_date
          + make_interval(years => extract(year from age(${from} - 1, primary_effective_date))::int + 1))::date
        else (select min(expiration_date) from policies where policies.account_code = accounts.code
          and canceled_on is null and stage in ('BOUND', 'ISSUED') and not is_project
          and non_renewed_by is distinct from 'INSURED' and expiration_date >= ${from})
        end as effective_on
      from accounts where deleted_at is null and archived_at is null and code > ${after}) next
    where effective_on between ${from} and ${until}
      and not exists (select from renewal_cycles where renewal_cycles.account_code = account
        and renewal_cycles.effective_on between next.effective_on - ${sameTermDays}::int
          and next.effective_on + ${sameTermDays}::int)
    order by account limit ${sql.lit(batchSize)}`.execute(tx.db)
  return rows
}
