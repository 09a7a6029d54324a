import type { UserContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database/database.ts'
import type { ErrorResponse } from '../../../platform/error-response.ts'
import { sealValue } from '../../../platform/secret.ts'
import { deleteRow } from '../../../platform/database/rows.ts'
import { continueSession, revokeSessionsOf } from '../../session/session.public.ts'
import { changeUser, sealPhone } from '../../users/users.public.ts'
import { authenticatorPurpose } from '../codes/authenticator.ts'
import { endCodes } from '../codes/code.store.ts'
import { isSamePhone } from '../codes/named-phone.ts'
import { codeNotApproved, proveAppCode, proveOneTimeCode } from '../codes/prove-code.ts'
import type { Holder } from '../holder.view.ts'
import { twoFactorNotices } from '../notices.ts'
import type { ChangeStep, WantedSettings } from './change-step.ts'
import { hashOfRecoveryCode, makeRecoveryCodes } from './recovery-code.ts'
import { replaceRecoveryCodes } from './two-factor.store.ts'
import { enrollmentView, type Enrollment } from './two-factor.view.ts'

type Confirmed = WantedSettings & { readonly code: string }

/**
 * Activates pending settings with a code from the new phone or app. The user's other sessions end, and a login that
 * required two-factor is complete. Creates recovery codes if two-factor was off before.
 */
export async function confirmEnrollment(
  context: UserContext,
  tx: Tx,
  holder: Holder,
  wanted: Confirmed,
): Promise<ChangeStep> {
  const { userId, email, phone: phoneBefore, tfaEnabled: wasOn, tfaType: typeBefore } = holder
  const enrollment = await enrollmentView(tx, userId, context.platform)
  if (enrollment === undefined || enrollment.tfaType !== wanted.tfaType) return { error: codeNotApproved() }
  const error = await prove(context, tx, holder, enrollment, wanted)
  if (error !== undefined) return { error }
  await takeEffect(context, tx, userId, enrollment)
  return {
    entry: {
      action: 'two-factor.change',
      before: { tfaEnabled: wasOn, tfaType: typeBefore },
      after: { tfaEnabled: true, tfaType: enrollment.tfaType },
      messages: twoFactorNotices(
        email,
        phoneBefore,
        wasOn ? 'Your two-factor settings were changed.' : 'Two-factor was turned on.',
      ),
    },
    recoveryCodes: wasOn ? null : await newRecoveryCodes(context, tx, userId),
  }
}

async function prove(
  { platform }: UserContext,
  tx: Tx,
  holder: Holder,
  { phone, authenticator }: Enrollment,
  { code, tfaPhone }: Confirmed,
): Promise<ErrorResponse | undefined> {
  // A step used with the app before says nothing about the new one.
  if (authenticator !== null) return proveAppCode(platform, tx, { ...holder, lastStep: null }, { authenticator, code })
  if (phone === null || typeof tfaPhone !== 'string' || !isSamePhone(phone, tfaPhone)) return codeNotApproved()
  const proven = await proveOneTimeCode(platform, tx, { userId: holder.userId, purpose: 'enrollment', code })
  return proven === phone ? undefined : codeNotApproved()
}

async function takeEffect(
  context: UserContext,
  tx: Tx,
  userId: string,
  { tfaType, phone, authenticator }: Enrollment,
): Promise<void> {
  const { actor, platform } = context
  const { secret } = platform
  await changeUser(tx, userId, {
    tfa_enabled: true,
    tfa_type: tfaType,
    tfa_phone_sealed: phone === null ? null : sealPhone(secret, phone),
    totp_secret_sealed: authenticator === null ? null : sealValue(secret, authenticatorPurpose, authenticator),
  })
  await deleteRow(tx, 'tfa_enrollments', { user_id: userId })
  await endCodes(tx, userId, 'two-factor', platform.now())
  const isOwed = actor.state === 'enrollment_owed'
  const stored = isOwed ? (await continueSession(context, tx, 'two-factor')).sessionId : actor.sessionId
  await revokeSessionsOf(tx, userId, platform.now(), stored)
}

async function newRecoveryCodes({ platform }: UserContext, tx: Tx, userId: string): Promise<string[]> {
  const codes = makeRecoveryCodes()
  await replaceRecoveryCodes(
    tx,
    userId,
    codes.map((code) => hashOfRecoveryCode(platform.secret, userId, code)),
  )
  return codes
}
