import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { isTwoFactorRequired, revokeSessionsOf } from '../../session/session.public.ts'
import { changeUser } from '../../users/users.public.ts'
import { endCodes } from '../codes/code.store.ts'
import type { OutgoingMessage } from '../../../platform/messages/outgoing.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockHolder, type Holder } from '../holder.view.ts'
import { twoFactorNotices } from '../notices.ts'
import type { ChangeStep } from './change-step.ts'
import { replaceRecoveryCodes } from './two-factor.store.ts'

/** Deletes phone, app, recovery codes, and codes on their way. */
async function clearTwoFactor(tx: Tx, userId: string, at: Date): Promise<void> {
  await changeUser(tx, userId, { tfa_enabled: false, tfa_type: null, tfa_phone_sealed: null, totp_secret_sealed: null })
  await deleteRow(tx, 'tfa_enrollments', { user_id: userId })
  await replaceRecoveryCodes(tx, userId, [])
  await endCodes(tx, userId, 'two-factor', at)
}

/** Resets the two-factor of someone who lost phone or app, and returns notices that say by whom. Their sessions end. */
export async function resetTwoFactor(
  tx: Tx,
  platform: Platform,
  userId: string,
  by = 'by platform support',
): Promise<OutgoingMessage[]> {
  const holder = await lockHolder(tx, userId, platform.secret)
  if (holder === undefined) return []
  await clearTwoFactor(tx, userId, platform.now())
  await revokeSessionsOf(tx, userId, platform.now())
  return twoFactorNotices(holder.email, holder.phone, `Two-factor was reset ${by}.`)
}

/** Turns two-factor off where it is not required; deletes phone, app and recovery codes. */
export async function switchOff(
  { actor, platform }: UserContext,
  tx: Tx,
  { userId, email, phone, tfaEnabled, tfaType }: Holder,
): Promise<ChangeStep> {
  if (await isTwoFactorRequired(tx, userId, platform.config)) {
    return { error: unprocessable({ tfaEnabled: texts.tfaRequired }) }
  }
  await clearTwoFactor(tx, userId, platform.now())
  await revokeSessionsOf(tx, userId, platform.now(), actor.sessionId)
  const notices = tfaEnabled ? twoFactorNotices(email, phone, 'Two-factor was turned off.') : []
  return { entry: { action: 'two-factor.switch-off', before: { tfaEnabled, tfaType }, messages: notices } }
}
