import type { TfaSettings } from '@portico/contract/areas/credentials/credentials.shapes.ts'
import type { TfaType } from '@portico/contract/areas/session/session.shapes.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { openValue } from '../../../platform/secret.ts'
import { isTwoFactorRequired } from '../../session/session.public.ts'
import { maskedPhone, openPhone } from '../../users/users.public.ts'
import { authenticatorPurpose } from '../codes/authenticator.ts'
import type { Holder } from '../holder.view.ts'

/** Minutes within which settings that wait have to be confirmed. */
const enrollmentMinutes = 15

/** A user's two-factor as they may read it. */
export async function settingsView(tx: Tx, holder: Holder, { config }: Pick<Platform, 'config'>): Promise<TfaSettings> {
  const { userId, tfaEnabled, tfaType, phone } = holder
  return {
    tfaEnabled,
    tfaType: tfaEnabled ? tfaType : null,
    tfaPhone: maskedPhone(phone),
    isRequired: await isTwoFactorRequired(tx, userId, config),
    recoveryCodesLeft: await recoveryCodesLeft(tx, userId),
  }
}

/** How many recovery codes a user has not used. */
export async function recoveryCodesLeft(tx: Tx, userId: string): Promise<number> {
  const { left } = await tx.db
    .selectFrom('recovery_codes')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return left
}

/** Settings that wait for a code from the new phone or app; both in the clear. */
export interface Enrollment {
  readonly tfaType: TfaType
  readonly phone: string | null
  readonly authenticator: string | null
}

export async function enrollmentView(
  tx: Tx,
  userId: string,
  { secret, now }: Pick<Platform, 'secret' | 'now'>,
): Promise<Enrollment | undefined> {
  const row = await tx.db
    .selectFrom('tfa_enrollments')
    .selectAll()
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now().getTime() - enrollmentMinutes * 60_000))
    .executeTakeFirst()
  if (row === undefined) return undefined
  const sealed = row.totp_secret_sealed
  return {
    tfaType: row.tfa_type,
    phone: openPhone(secret, row.phone_sealed),
    authenticator: sealed === null ? null : openValue(secret, authenticatorPurpose, sealed),
  }
}
