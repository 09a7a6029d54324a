import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export interface Person {
  readonly userId: string
  readonly name: string
}

/** Whose claim it is. */
export interface Following {
  readonly account: string
  readonly brokerage: string
  readonly reporter: string
  /** Only those who may read medical facts. */
  readonly seesMedical?: boolean
}

/**
 * Who follows the claims of an account. At the brokerage: its claims staff, and the primary contact. At the insured: its
 * Admins, and the person who reported the claim.
 */
export async function claimPeople(
  tx: Tx,
  { account, brokerage, side, reporter, seesMedical = false }: Following & { readonly side: 'BROKERAGE' | 'INSURED' },
): Promise<readonly Person[]> {
  const staff = sql`select user_id from broker_roles where brokerage_code = ${brokerage} and role = 'CLAIMS'
      union select user_id from account_agents where account_code = ${account} and role = 'CLAIMS'
      union select primary_contact_id from accounts where code = ${account} and not ${seesMedical}::boolean`
  const insured = sql`select user_id from account_roles
    where account_code = ${account} and role in (${sql.join(insuredRoles)}) and (role = 'ADMIN' or (user_id = ${reporter} and not ${seesMedical}::boolean))`
  const { rows } = await sql<Person>`
    select person.id as "userId", name from person_names person
    where disabled_at is null and not is_viewer and person.id in (${side === 'BROKERAGE' ? staff : insured})
    order by name, person.id limit 50`.execute(tx.db)
  return rows
}
