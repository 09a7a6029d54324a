import type { PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

type Ends = Pick<PolicyFields, 'effectiveDate' | 'expirationDate'>

/** One period of a policy, and whose it is. */
export type Term = Ends & Pick<PolicyFields, 'policyNumber' | 'policyType'>

/**
 * The term of a policy of the same number and type that a term would overlap, other than that of policy `except`;
 * undefined where there is none. The account is held until the transaction ends, so that of two such policies at once
 * only one is saved.
 */
export async function overlappingTerm(
  tx: Tx,
  account: string,
  term: Term,
  except: string | null,
): Promise<Ends | undefined> {
  await sql`select 1 from accounts where code = ${account} for no key update`.execute(tx.db)
  const { rows } = await sql<Ends>`select effective_date as "effectiveDate", expiration_date as "expirationDate"
    from policies
    where account_code = ${account} and lower(policy_number) = lower(${term.policyNumber})
      and policy_type = ${term.policyType} and id is distinct from ${except}::uuid
      and effective_date < ${term.expirationDate} and least(expiration_date, canceled_on) > ${term.effectiveDate}
    order by effective_date limit 1`.execute(tx.db)
  return rows[0]
}
