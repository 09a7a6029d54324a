import type { TfaType } from '@portico/contract/areas/session/session.shapes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/database.ts'
import { openValue } from '../../platform/secret.ts'
import { openPhone } from '../users/users.public.ts'
import { authenticatorPurpose } from './codes/authenticator.ts'

/** A user as the holder of credentials. Phone and secret are in the clear: never for an answer, a log or the audit. */
export interface Holder {
  readonly userId: string
  readonly username: string
  readonly email: string
  readonly passwordHash: string
  readonly tfaEnabled: boolean
  readonly tfaType: TfaType | null
  readonly phone: string | null
  readonly authenticator: string | null
  /** The last step of the app's clock whose code was used. */
  readonly lastStep: number | null
}

const usersOf = (tx: Tx, userId: string) =>
  tx.db.selectFrom('users').selectAll().where('id', '=', userId).where('disabled_at', 'is', null)

/** The holder of credentials. Disabled users are not found. */
export async function holderView(tx: Tx, userId: string, secret: string): Promise<Holder | undefined> {
  return holderOf(await usersOf(tx, userId).executeTakeFirst(), secret)
}

/** Like `holderView`, but locked until the transaction ends: concurrent changes of the user wait. */
export async function lockHolder(tx: Tx, userId: string, secret: string): Promise<Holder | undefined> {
  return holderOf(await usersOf(tx, userId).forNoKeyUpdate().executeTakeFirst(), secret)
}

/** The user of a typed name, in any case. Disabled users are not found. */
export const namedUser = (tx: Tx, username: string): Promise<{ userId: string; email: string } | undefined> =>
  tx.db
    .selectFrom('users')
    .select(['id as userId', 'email'])
    .where(sql`lower(username)`, '=', username.toLowerCase())
    .where('disabled_at', 'is', null)
    .executeTakeFirst()

type Row = Awaited<ReturnType<ReturnType<typeof usersOf>['executeTakeFirst']>>

function holderOf(row: Row, secret: string): Holder | undefined {
  if (row === undefined) return undefined
  return {
    userId: row.id,
    username: row.username,
    email: row.email,
    passwordHash: row.password_hash,
    tfaEnabled: row.tfa_enabled,
    tfaType: row.tfa_type,
    phone: openPhone(secret, row.tfa_phone_sealed),
    authenticator:
      row.totp_secret_sealed === null ? null : openValue(secret, authenticatorPurpose, row.totp_secret_sealed),
    lastStep: row.totp_last_step,
  }
}
