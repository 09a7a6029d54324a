import { Secret, TOTP } from 'otpauth'

/** The code that an authenticator app shows for a secret, some 30-second steps from now. */
export function appCode(secret: string, stepsAhead = 0): string {
  const app = new TOTP({
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
    secret: Secret.fromBase32(secret.replaceAll(' ', '')),
  })
  return app.generate({ timestamp: Date.now() + stepsAhead * 30_000 })
}

/** A code of six digits that is not this one. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
