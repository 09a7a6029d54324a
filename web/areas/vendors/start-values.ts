import { notListed } from '@portico/contract/areas/vendors/vendor-certificate.shapes.ts'
import { vendorLines } from '@portico/contract/areas/vendors/vendor-lines.ts'
import type { CertificateLine, CertificateLines, Requirements } from '@portico/contract/areas/vendors/vendor-terms.ts'

interface Typed {
  readonly namedInsured: string
  readonly issuedOn: string | null
  readonly lines: CertificateLines
}

/** What a form of values starts with: what was typed, else the required lines without values. */
export function startValues(typed: Typed, requirements: Requirements | null, vendor: string): Typed {
  const isTyped = vendorLines.some((line) => typed.lines[line].isListed)
  const lines = vendorLines.map((line): [string, CertificateLine] => [
    line,
    isTyped ? typed.lines[line] : { ...notListed, isListed: requirements?.[line].isRequired === true },
  ])
  return {
    namedInsured: typed.namedInsured === '' ? vendor : typed.namedInsured,
    issuedOn: typed.issuedOn,
    lines: Object.fromEntries(lines) as CertificateLines,
  }
}
