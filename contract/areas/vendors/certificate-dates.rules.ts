import { addDays, americanDay } from '../../kit/zone.rules.ts'
import { type VendorLine, vendorLines } from './vendor-lines.ts'
import type { CertificateLine, CertificateLines } from './vendor-terms.ts'
import { vendorMessages } from './vendor.messages.ts'

interface Dated {
  /** The date of the certificate. */
  readonly issuedOn: string
  readonly lines: CertificateLines
}

interface KnownTerms {
  /** The lines of the vendor's confirmed certificates. */
  readonly confirmed: readonly CertificateLines[]
  readonly today: string
}

/** How long before a policy starts a certificate may list it, as at renewal. */
const daysAhead = 120

/** Dates of a certificate that its policies cannot have, by field. */
export function dateErrors({ issuedOn, lines }: Dated, { confirmed, today }: KnownTerms): Record<string, string> {
  const listed = vendorLines.filter((line) => lines[line].isListed)
  const errors = listed.flatMap((line) => [
    ...outsideTerm(line, lines[line], issuedOn),
    ...confirmed.flatMap((other) => againstTerm(line, lines[line], other[line])).slice(0, 1),
  ])
  return Object.fromEntries([...(issuedOn > today ? [['issuedOn', vendorMessages.issuedInFuture]] : []), ...errors])
}

type FieldError = readonly [field: string, message: string]

const fieldOf = (line: VendorLine, name: keyof CertificateLine): string => `lines.${line}.${name}`

function outsideTerm(line: VendorLine, { effectiveOn, expiresOn }: CertificateLine, issuedOn: string): FieldError[] {
  if (expiresOn !== null && expiresOn <= issuedOn) return [[fieldOf(line, 'expiresOn'), vendorMessages.endedBefore]]
  if (effectiveOn !== null && effectiveOn > addDays(issuedOn, daysAhead))
    return [[fieldOf(line, 'effectiveOn'), vendorMessages.startsLate]]
  return []
}

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

/** A policy keeps its first day: dates that overlap its known term start with it. */
function againstTerm(line: VendorLine, stated: CertificateLine, known: CertificateLine): FieldError[] {
  const isSame =
    known.isListed &&
    plain(known.policyNumber) === plain(stated.policyNumber) &&
    plain(known.carrier) === plain(stated.carrier)
  const [from, to] = [known.effectiveOn ?? '', known.expiresOn ?? '']
  const overlaps = (stated.effectiveOn ?? '') < to && from < (stated.expiresOn ?? '')
  return isSame && overlaps && stated.effectiveOn !== from
    ? [[fieldOf(line, 'effectiveOn'), vendorMessages.otherTerm(known.policyNumber, americanDay(from), americanDay(to))]]
    : []
}
