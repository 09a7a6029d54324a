import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { isTwoFactorRequired, revokeSessionsOf } from '../../session/session.public.ts'
import { changeUser } from '../../users/users.public.ts'
import { endCodes } from '../codes/code.store.ts'
import type { Holder } from '../holder.view.ts'
import { twoFactorNotices } from '../notices.ts'
import type { ChangeStep } from './change-step.ts'
import { replaceRecoveryCodes } from './two-factor.store.ts'

/** Turns two-factor off where it is not required; deletes phone, app and recovery codes. */
export async function switchOff(
  { actor, platform }: UserContext,
  tx: Tx,
  { userId, email, phone, tfaEnabled, tfaType }: Holder,
): Promise<ChangeStep> {
  if (await isTwoFactorRequired(tx, userId, platform.config)) {
    return { error: unprocessable({ tfaEnabled: texts.tfaRequired }) }
  }
  await changeUser(tx, userId, { tfa_enabled: false, tfa_type: null, tfa_phone_sealed: null, totp_secret_sealed: null })
  await deleteRow(tx, 'tfa_enrollments', { user_id: userId })
  await replaceRecoveryCodes(tx, userId, [])
  await endCodes(tx, userId, 'two-factor', platform.now())
  await revokeSessionsOf(tx, userId, platform.now(), actor.sessionId)
  const notices = tfaEnabled ? twoFactorNotices(email, phone, 'Two-factor was turned off.') : []
  return { entry: { action: 'two-factor.switch-off', before: { tfaEnabled, tfaType }, messages: notices } }
}
