import type { LoginUser } from '@portico/contract/areas/session/session.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import type { AccountTables } from '../accounts/accounts.table.ts'
import type { SessionTables } from './session.table.ts'

export interface Login {
  readonly userId: string
  readonly passwordHash: string
  readonly failedLogins: number
  readonly blockedUntil: Date | null
  readonly answer: LoginUser
}

/** A user as the login needs it, by name in any case. Disabled users are not found. */
export async function loginView(tx: Tx, username: string): Promise<Login | undefined> {
  const row = await tx.db
    .$extendTables<SessionTables & AccountTables>()
    .selectFrom('users')
    .selectAll()
    .select((query) =>
      query
        .selectFrom('account_roles')
        .innerJoin('accounts', 'accounts.code', 'account_roles.account_code')
        .where('accounts.deleted_at', 'is', null)
        .whereRef('account_roles.user_id', '=', 'users.id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .as('accounts'),
    )
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) return undefined
  return {
    userId: row.id,
    passwordHash: row.password_hash,
    failedLogins: row.failed_logins,
    blockedUntil: row.login_blocked_until,
    answer: {
      username: row.username,
      isAdmin: row.is_admin,
      hasMultipleAccounts: (row.accounts ?? 0) > 1,
      tfaEnabled: row.tfa_enabled,
      tfaPhone: maskedPhone(row.tfa_phone),
      tfaType: row.tfa_type,
      mustResetPassword: row.must_reset_password,
    },
  }
}

/** A phone of which only the last four digits can be read. */
export const maskedPhone = (phone: string | null): string | null =>
  phone === null ? null : phone.replaceAll(/\d(?=(?:\D*\d){4})/g, '•')
