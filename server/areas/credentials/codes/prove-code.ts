import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { timingSafeEqual } from 'node:crypto'
import type { Tx } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import { ErrorResponse, tooMany } from '../../../platform/error-response.ts'
import { openValue } from '../../../platform/secret.ts'
import { changeUser } from '../../users/users.public.ts'
import type { Holder } from '../holder.view.ts'
import { stepOfCode } from './authenticator.ts'
import { countTry, countWrongStep, useCode } from './code.store.ts'
import type { CodePurpose } from './code.store.ts'
import { openCode, wrongTriesOfLastDay } from './code.view.ts'
import { targetPurpose } from './make-one-time-code.ts'
import { hashOfCode } from './one-time-code.ts'

type Keys = Pick<Platform, 'now' | 'secret'>

/** A code that proves nothing, in the words of the specification. */
export const codeNotApproved = (field: 'code' | 'recoveryCode' = 'code') =>
  new ErrorResponse(422, 'code_not_approved', texts.codeNotApproved, { fields: { [field]: texts.codeNotApproved } })

/** Checks a sent code, and uses it up. Returns the phone or address it proves; undefined for a wrong code. */
export async function proveOneTimeCode(
  { now: clock, secret }: Keys,
  tx: Tx,
  { userId, purpose, code }: { userId: string; purpose: CodePurpose; code: string },
): Promise<string | undefined> {
  const open = await openCode(tx, userId, purpose, clock())
  if (open === undefined) return undefined
  if (!timingSafeEqual(open.code_hash, hashOfCode(secret, open.id, code))) {
    await countTry(tx, open.id)
    return undefined
  }
  if (!(await useCode(tx, open.id, clock()))) return undefined
  return openValue(secret, targetPurpose, open.target_sealed)
}

/** How often a wrong code of an app may be tried. */
const wrongLimits = [
  { tries: 5, minutes: 15 },
  { tries: 30, minutes: 24 * 60 },
] as const

/**
 * Checks an app code, and marks its time step and all earlier ones as used. Returns the error, or undefined if it is
 * correct. The caller holds the user's row lock.
 */
export async function proveAppCode(
  { now: clock }: Keys,
  tx: Tx,
  { userId, lastStep }: Pick<Holder, 'userId' | 'lastStep'>,
  { authenticator, code }: { authenticator: string; code: string },
): Promise<ErrorResponse | undefined> {
  const now = clock()
  const bucket = `totp:${userId}`
  const wait = secondsToWait(await wrongTriesOfLastDay(tx, bucket, now), now)
  if (wait !== undefined) return tooMany(wait)
  const step = stepOfCode(authenticator, code, now)
  if (step === undefined || step <= (lastStep ?? 0)) {
    await countWrongStep(tx, bucket, now)
    return codeNotApproved()
  }
  await changeUser(tx, userId, { totp_last_step: step })
  return undefined
}

function secondsToWait(wrong: readonly { at: Date; tries: number }[], now: Date): number | undefined {
  const waits = wrongLimits.flatMap(({ tries: most, minutes }) => {
    const recent = wrong.filter(({ at }) => at.getTime() > now.getTime() - minutes * 60_000)
    const total = recent.reduce((sum, { tries }) => sum + tries, 0)
    const oldest = recent.at(-1)
    return total < most || oldest === undefined
      ? []
      : [Math.max(1, Math.ceil((oldest.at.getTime() - now.getTime()) / 1000) + minutes * 60)]
  })
  return waits.length === 0 ? undefined : Math.max(...waits)
}

/** Checks a code of the user's two-factor method. Returns the error, or undefined if it is correct. */
export async function proveSecondFactor(
  keys: Keys,
  tx: Tx,
  holder: Holder,
  code: string,
): Promise<ErrorResponse | undefined> {
  const { userId, tfaEnabled, tfaType, phone, authenticator } = holder
  if (!tfaEnabled) return codeNotApproved()
  if (tfaType === 'TOTP') {
    return authenticator === null ? codeNotApproved() : proveAppCode(keys, tx, holder, { authenticator, code })
  }
  const proven = await proveOneTimeCode(keys, tx, { userId, purpose: 'two-factor', code })
  return proven !== undefined && proven === phone ? undefined : codeNotApproved()
}
