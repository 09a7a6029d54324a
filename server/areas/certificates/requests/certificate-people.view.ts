import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

/**
 * Who follows the certificates of an account. At the brokerage: its primary contact and account managers. At the insured:
 * its Admins, and the person who requested the certificate.
 */
export async function certificatePeople(
  tx: Tx,
  {
    account,
    side,
    requester,
  }: { readonly account: string; readonly side: 'BROKERAGE' | 'INSURED'; readonly requester: string },
): Promise<readonly string[]> {
  const staff = sql`select user_id from account_agents where account_code = ${account} and role in ('P_ACCT_MGR', 'ACCT_MGR')
      union select primary_contact_id from accounts where code = ${account}`
  const insured = sql`select user_id from account_roles
    where account_code = ${account} and role in (${sql.join(insuredRoles)}) and (role = 'ADMIN' or user_id = ${requester})`
  const { rows } = await sql<{ id: string }>`
    select person.id from person_names person
    where disabled_at is null and not is_viewer and person.id in (${side === 'BROKERAGE' ? staff : insured})
    order by name, person.id limit 50`.execute(tx.db)
  return rows.map(({ id }) => id)
}
