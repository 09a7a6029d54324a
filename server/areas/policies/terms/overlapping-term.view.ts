import type { PolicyFields } from '@portico/contract/areas/policies/policy.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

type Ends = Pick<PolicyFields, 'effectiveDate' | 'expirationDate'>

/** A policy's period and its identity. */
export type Term = Ends & Pick<PolicyFields, 'policyNumber' | 'policyType'>

/**
 * Another term of the same policy number and type that overlaps this one, except policy `except`'s; undefined if there
 * is none. Locks the account until the transaction ends, so that two concurrent saves cannot both pass.
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
