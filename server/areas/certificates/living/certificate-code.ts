import { hashOfToken, seal } from '../../../platform/secret.ts'

/** Letters and digits that are not mistaken for one another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const codeLength = 12

/** The code of a series of certificates: 60 bits that only the server’s own key gives. */
export function certificateCode(secret: string, seriesId: string): string {
  const bytes = Buffer.from(seal(secret, 'certificate-code', seriesId), 'base64url')
  return Array.from(bytes.subarray(0, codeLength), (byte) => alphabet[byte % alphabet.length]).join('')
}

/** What is kept of a code. */
export const hashOfCode = (code: string): Buffer => hashOfToken(`certificate ${code}`)

interface CodeAndRevision {
  readonly code: string
  readonly revision: number
}

/** The path at which a holder sees a revision of a certificate. */
export const addressPath = ({ code, revision }: CodeAndRevision): string => `/c/${code}-${revision}`

/** The code and revision of an address; undefined where it is none. */
export function readCode(typed: string): CodeAndRevision | undefined {
  const found = /^(?<code>[0-9A-HJKMNP-TV-Z]{12})-(?<revision>0|[1-9]\d{0,3})$/u.exec(typed.toUpperCase())
  if (found?.groups === undefined) return undefined
  return { code: found.groups['code']!, revision: Number(found.groups['revision']) }
}
