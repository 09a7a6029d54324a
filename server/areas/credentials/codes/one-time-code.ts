import { seal } from '../../../platform/secret.ts'

/** Minutes that a code works. */
export const codeMinutes = 5
/** Minutes that an emailed code is valid: email can be slow. */
export const mailedCodeMinutes = 15
/** Wrong tries after which a code stops working. */
export const codeTries = 5
/** Seconds until another code may be requested. */
export const resendSeconds = 30
/** The most codes that are sent to one user. */
const sendLimits = [
  { codes: 5, minutes: 60 },
  { codes: 10, minutes: 24 * 60 },
] as const

/** The stored hash of a code: without the server's key the million possible ones cannot be tried. */
export const hashOfCode = (secret: string, id: string, code: string): Buffer =>
  Buffer.from(seal(secret, 'one-time code', id, code), 'base64url')

/**
 * Seconds until another code may be sent, and why; undefined if it may be sent now. `sent` has the times of the user's
 * codes in the last day, newest first; `last` the time of the last one for the same purpose.
 */
export function sendingWait(
  now: Date,
  sent: readonly Date[],
  last: Date | undefined,
): { seconds: number; isResend: boolean } | undefined {
  const secondsUntil = (time: number) => Math.max(1, Math.ceil((time - now.getTime()) / 1000))
  for (const { codes, minutes } of sendLimits.toReversed()) {
    const earliest = sent[codes - 1]
    const free = earliest === undefined ? 0 : earliest.getTime() + minutes * 60_000
    if (free > now.getTime()) return { seconds: secondsUntil(free), isResend: false }
  }
  const resend = last === undefined ? 0 : last.getTime() + resendSeconds * 1000
  return resend > now.getTime() ? { seconds: secondsUntil(resend), isResend: true } : undefined
}
