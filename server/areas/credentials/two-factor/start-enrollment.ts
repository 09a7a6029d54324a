import { usualMessages } from '@portico/contract/kit/usual.messages.ts'
import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { unprocessable } from '../../../platform/error-response.ts'
import { sealValue } from '../../../platform/secret.ts'
import { saveRow } from '../../../platform/database/rows.ts'
import { sealPhone } from '../../users/users.public.ts'
import { authenticatorPurpose, authenticatorUri, makeAuthenticatorSecret } from '../codes/authenticator.ts'
import { makeOneTimeCode } from '../codes/make-one-time-code.ts'
import { asStored } from '../codes/named-phone.ts'
import { resendSeconds } from '../codes/one-time-code.ts'
import type { Holder } from '../holder.view.ts'
import { codeMessage } from '../notices.ts'
import type { ChangeStep, WantedSettings } from './change-step.ts'

/** Keeps new settings until a code confirms them: sends one to the new phone, or makes a secret for the app. */
export function startEnrollment(
  context: UserContext,
  tx: Tx,
  holder: Holder,
  wanted: WantedSettings,
): Promise<ChangeStep> {
  return wanted.tfaType === 'TOTP' ? startApp(context, tx, holder) : startPhone(context, tx, holder, wanted)
}

async function startPhone(
  { platform }: UserContext,
  tx: Tx,
  { userId }: Holder,
  { tfaType, tfaPhone }: WantedSettings,
): Promise<ChangeStep> {
  if (typeof tfaPhone !== 'string') return { error: unprocessable({ tfaPhone: usualMessages.phone }) }
  const phone = asStored(tfaPhone)
  const made = await makeOneTimeCode(platform, tx, { userId, purpose: 'enrollment', target: phone })
  if ('error' in made) return made
  await saveRow(tx, 'tfa_enrollments', ['user_id'], {
    user_id: userId,
    tfa_type: tfaType,
    phone_sealed: sealPhone(platform.secret, phone),
    totp_secret_sealed: null,
    created_at: platform.now(),
  })
  const messages = [codeMessage(tfaType === 'VOICE' ? 'voice' : 'sms', phone, made.code)]
  return {
    entry: { action: 'two-factor.enroll', after: { tfaType }, messages },
    challenge: { resendInSeconds: resendSeconds, authenticator: null },
  }
}

async function startApp({ platform }: UserContext, tx: Tx, { userId, username }: Holder): Promise<ChangeStep> {
  const secret = makeAuthenticatorSecret()
  await saveRow(tx, 'tfa_enrollments', ['user_id'], {
    user_id: userId,
    tfa_type: 'TOTP',
    phone_sealed: null,
    totp_secret_sealed: sealValue(platform.secret, authenticatorPurpose, secret),
    created_at: platform.now(),
  })
  return {
    entry: { action: 'two-factor.enroll', after: { tfaType: 'TOTP' } },
    challenge: { resendInSeconds: null, authenticator: { secret, uri: authenticatorUri(secret, username) } },
  }
}
