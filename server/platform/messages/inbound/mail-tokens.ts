import { randomBytes } from 'node:crypto'
import { hashOfToken } from '../../secret.ts'

/** 32 bytes in base 32, which survives systems that fold an address's case. */
const tokenLength = 52

/** A token that cannot be guessed, and that survives in an email address. */
export const newMailToken = (): string =>
  BigInt(`0x${randomBytes(32).toString('hex')}`)
    .toString(32)
    .padStart(tokenLength, '0')

/** The hashes of the tokens that the recipients of an email name, in addresses `{name}+{token}@…`. */
export function tokenHashesOf(recipients: readonly string[], name: 'reply' | 'claims'): Buffer[] {
  const pattern = new RegExp(String.raw`(?:^|[<\s])${name}\+([0-9a-v]{${tokenLength}})@`, 'i')
  return recipients.flatMap((recipient) => {
    const token = pattern.exec(recipient)?.[1]
    return token === undefined ? [] : [hashOfToken(token.toLowerCase())]
  })
}

/** The bare address of a sender: `Elena Castillo <Owner@acme.test>` → `owner@acme.test`. */
export const addressOf = (sender: string): string => (/<([^<>]*)>\s*$/.exec(sender)?.[1] ?? sender).trim().toLowerCase()
