import { seal } from '../../platform/secret.ts'

/** What is kept of a PIN: without the server’s own key nobody can try PINs against it. */
export const sealedPin = (secret: string, linkId: string, pin: string): string =>
  seal(secret, 'open-link-pin', linkId, pin)
