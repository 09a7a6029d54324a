import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'

export interface OwnerRow {
  readonly userId: string
  readonly username: string
  readonly name: string
  readonly isStaff: boolean
  readonly isAdmin: boolean
  readonly isViewer: boolean
}

/** Who a subjectivity can be given to: the insured's own people but viewers, and who looks after the account. */
export async function ownersView(tx: Tx, account: string): Promise<readonly OwnerRow[]> {
  const { rows } = await sql<OwnerRow>`
    select person.id as "userId", username, name, is_viewer as "isViewer",
      held.role not in (${sql.join(insuredRoles)}) as "isStaff", held.role = 'ADMIN' as "isAdmin"
    from person_names person join (
      select user_id, role from account_roles where account_code = ${account} and role <> 'INS_PARTNER'
      union select primary_contact_id, 'P_ACCT_MGR' from accounts where code = ${account}
    ) held on held.user_id = person.id
    where disabled_at is null and not is_viewer
    order by "isStaff", name, username`.execute(tx.db)
  return [...new Map(rows.map((row) => [row.userId, row])).values()]
}

/** The Admins of the insured, or who looks after the account at its brokerage. */
export async function sideOf(tx: Tx, account: string, side: 'INSURED' | 'BROKERAGE'): Promise<readonly string[]> {
  const people = await ownersView(tx, account)
  return people.filter((each) => (side === 'INSURED' ? each.isAdmin : each.isStaff)).map(({ userId }) => userId)
}
