import type { PermissionCode } from '@portico/contract/areas/accounts/permission-codes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'

export interface Candidate {
  readonly userId: string
  readonly username: string
  readonly isViewer: boolean
  /** Whether they answer what the code opens: the account’s own people who have it, or staff of its brokerage. */
  readonly works: boolean
}

/** A possible assignee by username; undefined if they are not on the account. */
export async function candidateView(
  tx: Tx,
  account: string,
  { username, code }: { readonly username: string; readonly code: PermissionCode },
): Promise<Candidate | undefined> {
  const { rows } = await sql<Candidate & { readonly isKnown: boolean }>`
    select users.id as "userId", username, is_viewer as "isViewer",
      coalesce(role <> 'INS_PARTNER' and ${code} = any(permissions), false) or staff as works,
      role is not null or staff as "isKnown"
    from users
    left join account_roles on account_roles.user_id = users.id and account_roles.account_code = ${account}
    cross join lateral (
      select exists (select from account_agents where account_code = ${account} and account_agents.user_id = users.id)
        or exists (select from broker_roles join accounts using (brokerage_code)
          where code = ${account} and broker_roles.user_id = users.id) as staff
    ) as brokerage
    where lower(username) = ${username.toLowerCase()} and disabled_at is null`.execute(tx.db)
  const [found] = rows
  return found?.isKnown === true ? found : undefined
}

/** Who manages an account for its brokerage: its account managers and its contact. */
export async function managersView(tx: Tx, account: string): Promise<readonly string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from account_agents
      where account_code = ${account} and role in ('P_ACCT_MGR', 'ACCT_MGR')
    union
    select primary_contact_id from accounts where code = ${account} and primary_contact_id is not null`.execute(tx.db)
  return rows.map(({ userId }) => userId)
}
