import { Secret, TOTP } from 'otpauth'

/** For what the secret of an authenticator app is sealed. */
export const authenticatorPurpose = 'totp'

/** Seconds that an app code is valid. */
const period = 30

const appOf = (secret: string, label = '') =>
  new TOTP({ issuer: 'Portico', label, algorithm: 'SHA1', digits: 6, period, secret: Secret.fromBase32(secret) })

/** A new secret for an authenticator app, 160 bits in base32. */
export const makeAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32

/** The address that the app reads from a QR code. */
export const authenticatorUri = (secret: string, username: string): string => appOf(secret, username).toString()

/** The step of the app's clock that a code belongs to, one step early or late at most; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = appOf(secret).validate({ token: code, timestamp, window: 1 })
  return delta === null ? undefined : TOTP.counter({ period, timestamp }) + delta
}
