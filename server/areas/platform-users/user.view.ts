import { accountsShown, type PlatformUser } from '@portico/contract/areas/platform-users/platform-user.shapes.ts'
import { roleNames } from '@portico/contract/areas/session/role-names.ts'
import { sql } from 'kysely'
import type { UserContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database/database.ts'
import { notFound } from '../../platform/error-response.ts'
import { loginState } from '../session/session.public.ts'

interface Row extends Omit<
  PlatformUser,
  'lastLoginAt' | 'createdAt' | 'loginDelayedUntil' | 'openSessions' | 'brokerages' | 'accounts' | 'isSelf'
> {
  readonly id: string
  readonly lastLoginAt: Date | null
  readonly createdAt: Date
}

interface Role {
  readonly code: string
  readonly name: string
  readonly role: string
}

/** A user for administrators, with their id; rejected if unknown. */
export async function wantedUser(
  tx: Tx,
  { actor, platform }: Pick<UserContext, 'actor' | 'platform'>,
  username: string,
): Promise<{ readonly id: string; readonly user: PlatformUser }> {
  const { rows } = await sql<Row>`select id, username, concat_ws(' ', first_name, last_name) as name, email,
      profile_picture as "profilePicture",
      is_admin as "isAdmin", is_viewer as "isViewer", disabled_at is not null as "isDisabled",
      case when tfa_enabled then tfa_type end as "tfaType", last_login_at as "lastLoginAt", created_at as "createdAt",
      must_reset_password as "mustResetPassword",
      (select kept.username from users kept where kept.id = users.merged_into) as "mergedInto"
    from users where lower(username) = ${username.toLowerCase()}`.execute(tx.db)
  const [row] = rows
  if (row === undefined) throw notFound()
  const { id, lastLoginAt, createdAt, ...rest } = row
  const [brokerages, accounts, state] = await Promise.all([
    sql<Role>`select code, name, role from broker_roles join brokerages on code = brokerage_code
      where user_id = ${id} order by name, role`.execute(tx.db),
    sql<Role>`select code, company_name as name, role from account_roles join accounts on code = account_code
      where user_id = ${id} and deleted_at is null order by company_name, role limit ${accountsShown}`.execute(tx.db),
    loginState(tx, platform, row),
  ])
  const named = (role: Role): Role => ({ ...role, role: roleNames[role.role] ?? role.role })
  return {
    id,
    user: {
      ...rest,
      lastLoginAt: lastLoginAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      ...state,
      brokerages: brokerages.rows.map(named),
      accounts: accounts.rows.map(named),
      isSelf: id === actor.userId,
    },
  }
}

/** Whether there is another active platform administrator. */
export async function hasOtherAdministrator(tx: Tx, userId: string): Promise<boolean> {
  const other = await tx.db
    .selectFrom('users')
    .select('id')
    .where('is_admin', '=', true)
    .where('disabled_at', 'is', null)
    .where('id', '!=', userId)
    .executeTakeFirst()
  return other !== undefined
}
