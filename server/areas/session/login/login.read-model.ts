import type { LoginUser } from '@portico/contract/areas/session/session.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { maskedPhone, openPhone } from '../../users/users.public.ts'
import { isAskedForTwoFactor, mustHaveTwoFactor } from '../two-factor-required.read-model.ts'

export interface Login {
  readonly userId: string
  readonly email: string
  readonly passwordHash: string
  /** Whether the user has ever logged in. */
  readonly hasLoggedIn: boolean
  /** Names of the user's suspended brokerages, if they have no others; null for everyone else. */
  readonly suspended: string | null
  readonly answer: LoginUser
}

/** A user by id, or by name in any case. */
type Whom = { readonly userId: string } | { readonly username: string }

/** A user as the login needs it. Disabled users are not found. */
export async function loginView(
  tx: Tx,
  whom: Whom,
  { config, secret }: Pick<Platform, 'config' | 'secret'>,
): Promise<Login | undefined> {
  const users = tx.db
    .selectFrom('users')
    .selectAll()
    .select([openAccounts.as('accounts'), isAskedForTwoFactor.as('asked'), suspended.as('suspended')])
    .where('disabled_at', 'is', null)
  const row = await (
    'userId' in whom
      ? users.where('id', '=', whom.userId)
      : users.where(sql`lower(username)`, '=', whom.username.toLowerCase())
  ).executeTakeFirst()
  if (row === undefined) return undefined
  return {
    userId: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    hasLoggedIn: row.last_login_at !== null,
    suspended: row.is_admin ? null : row.suspended,
    answer: {
      username: row.username,
      isAdmin: row.is_admin,
      hasMultipleAccounts: row.accounts > 1,
      tfaEnabled: row.tfa_enabled,
      tfaPhone: maskedPhone(openPhone(secret, row.tfa_phone_sealed)),
      tfaType: row.tfa_type,
      mustResetPassword: row.must_reset_password,
      mustEnrollTfa: !row.tfa_enabled && mustHaveTwoFactor(row, config),
    },
  }
}

const openAccounts = sql<number>`(
  select count(*) from account_roles join accounts on code = account_code and deleted_at is null and archived_at is null
  where user_id = users.id)`

const suspended = sql<string | null>`(
  select case when bool_and(suspended_at is not null) then string_agg(name, ', ' order by name) end
  from brokerages where code in (
    select brokerage_code from broker_roles where user_id = users.id
    union select brokerage_code from account_roles
      join accounts on code = account_code and deleted_at is null and archived_at is null
    where user_id = users.id))`
