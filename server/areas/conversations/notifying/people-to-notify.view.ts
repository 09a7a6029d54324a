import { sql } from 'kysely'
import { insuredRoles } from '@portico/contract/areas/session/role-names.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ConversationRow } from '../conversation.view.ts'

/** Whether users of a query act for the brokerage of an account today. */
const actsForBrokerage = (account: string) => sql<boolean>`(users.is_admin
  or exists (select from broker_roles join accounts using (brokerage_code)
    where code = ${account} and broker_roles.user_id = users.id)
  or exists (select from account_roles where account_code = ${account} and account_roles.user_id = users.id
    and role not in (${sql.join([...insuredRoles, 'INS_PARTNER'])})))`

/**
 * Who a message concerns in addition to its author: the assignee and everyone who has written in the conversation, or, if the
 * brokerage starts one, the account's Admins. For a note, only people who act for the brokerage today.
 */
export async function peopleToNotify(
  tx: Tx,
  { account_code: account, id, assignee_id }: ConversationRow,
  { authorId, isInternal }: { readonly authorId: string | null; readonly isInternal: boolean },
): Promise<readonly string[]> {
  const wrote = sql`select author_id from conversation_messages
    where conversation_messages.account_code = ${account} and conversation_id = ${id}`
  const hasClient = sql`exists (${wrote} and not is_staff)`
  const { rows } = await sql<{ id: string }>`select id from users
    where disabled_at is null and id is distinct from ${authorId}
      and (id = ${assignee_id} or id in (${wrote})
        or (not ${hasClient} and exists (select from account_roles
          where account_code = ${account} and user_id = users.id and role = 'ADMIN')))
      ${isInternal ? sql`and ${actsForBrokerage(account)}` : sql``}
    order by id`.execute(tx.db)
  return rows.map((row) => row.id)
}

/** A possible assignee of an account's conversations: by username, acting for its brokerage. */
export async function answererView(tx: Tx, account: string, username: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`select id from users
    where lower(username) = ${username.toLowerCase()} and disabled_at is null
      and ${actsForBrokerage(account)}`.execute(tx.db)
  return rows[0]
}

/** The account's default assignee for new conversations. */
export async function usualAnswerer(tx: Tx, account: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select users.id from accounts join users on users.id = primary_contact_id
    where code = ${account} and disabled_at is null`.execute(tx.db)
  return rows[0]?.id ?? null
}
