import type { CertificateContents } from './certificate.shapes.ts'
import type { LivingCertificate } from './living-certificate.shapes.ts'
import { type LineStanding, revisionDifferences, worstStanding } from './standing.rules.ts'

interface Issued {
  readonly revision: number
  readonly status: string
  readonly issuedOn: string
  readonly contents: CertificateContents
}

/** What the holder of a certificate sees of its lines today and of the revisions in its series, the newest first. */
export function livingParts(
  { status, contents }: Issued,
  series: readonly Issued[],
  lines: readonly LineStanding[],
): Pick<LivingCertificate, 'standing' | 'lines' | 'revisions'> {
  return {
    standing: status === 'SUPERSEDED' ? 'SUPERSEDED' : worstStanding(lines),
    lines: lines.map(({ line, standing, changed }) => ({
      policyType: line.policyType,
      policyNumber: line.policyNumber,
      insurer: contents.insurers.find(({ letter }) => letter === line.letter)?.name ?? '',
      expiresOn: line.expiresOn,
      standing,
      changed: [...changed],
    })),
    revisions: series.map((each, at) => ({
      revision: each.revision,
      issuedOn: each.issuedOn,
      isCurrent: each.status === 'ISSUED',
      differences: at + 1 < series.length ? revisionDifferences(series[at + 1]!.contents, each.contents) : [],
    })),
  }
}
