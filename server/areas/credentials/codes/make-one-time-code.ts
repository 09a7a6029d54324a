import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { Tx } from '../../../platform/database/database.ts'
import { newId } from '../../../platform/ids.ts'
import { makeCode } from '../../../platform/link-codes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tooMany, type ErrorResponse } from '../../../platform/error-response.ts'
import { sealValue } from '../../../platform/secret.ts'
import { replaceCode } from './code.store.ts'
import type { CodePurpose } from './code.store.ts'
import { codesOfLastDay } from './code.view.ts'
import { codeMinutes, hashOfCode, mailedCodeMinutes, sendingWait } from './one-time-code.ts'

/** For what the target of a code is sealed. */
export const targetPurpose = 'code target'

interface Sending {
  readonly userId: string
  readonly purpose: CodePurpose
  /** The phone or address that the code is sent to, and proves. */
  readonly target: string
}

/** Creates a code to send, or says why none may be sent yet. The caller holds the user's row lock. */
export async function makeOneTimeCode(
  { now: clock, secret }: Pick<Platform, 'now' | 'secret'>,
  tx: Tx,
  { userId, purpose, target }: Sending,
): Promise<{ code: string } | { error: ErrorResponse }> {
  const now = clock()
  const sent = await codesOfLastDay(tx, userId, now)
  const last = sent.find((code) => code.purpose === purpose)
  const wait = sendingWait(
    now,
    sent.map(({ at }) => at),
    last?.at,
  )
  if (wait !== undefined) {
    return { error: tooMany(wait.seconds, wait.isResend ? texts.resendTooSoon : texts.tooManyCodes) }
  }
  const id = newId(now)
  const code = makeCode()
  const minutes = purpose === 'email-change' ? mailedCodeMinutes : codeMinutes
  await replaceCode(tx, {
    id,
    user_id: userId,
    purpose,
    target_sealed: sealValue(secret, targetPurpose, target),
    code_hash: hashOfCode(secret, id, code),
    created_at: now,
    expires_at: new Date(now.getTime() + minutes * 60_000),
    used_at: null,
  })
  return { code }
}
