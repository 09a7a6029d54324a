import { hashOfShortCode, shortCode } from '../../../platform/secret.ts'

/** The code of a series of certificates. */
export const certificateCode = (secret: string, seriesId: string): string =>
  shortCode(secret, 'certificate-code', seriesId)

/** The stored hash of a code. */
export const hashOfCode = (code: string): Buffer => hashOfShortCode('certificate', code)

interface CodeAndRevision {
  readonly code: string
  readonly revision: number
}

/** The path at which a holder sees a revision of a certificate. */
const addressPath = ({ code, revision }: CodeAndRevision): string => `/c/${code}-${revision}`

/** The path at which the holder of a revision in a series sees it. */
export const livingPath = (secret: string, of: { readonly seriesId: string; readonly revision: number }): string =>
  addressPath({ code: certificateCode(secret, of.seriesId), revision: of.revision })

/** The code and revision of an address; undefined if it is none. */
export function readCode(typed: string): CodeAndRevision | undefined {
  const found = /^(?<code>[0-9A-HJKMNP-TV-Z]{12})-(?<revision>0|[1-9]\d{0,3})$/u.exec(typed.toUpperCase())
  if (found?.groups === undefined) return undefined
  return { code: found.groups['code']!, revision: Number(found.groups['revision']) }
}
