import { seal } from '../../platform/secret.ts'

/** The stored form of a PIN: PINs cannot be tried against it without the server’s key. */
export const sealedPin = (secret: string, linkId: string, pin: string): string =>
  seal(secret, 'open-link-pin', linkId, pin)
