import { certificateMessages } from '@portico/contract/areas/certificates/certificate.messages.ts'
import type { CertificateContents } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { statedLimit } from '@portico/contract/areas/certificates/stated-limit.ts'
import { policyTypeName } from '@portico/contract/areas/policies/policy-types.ts'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate } from '../../../platform/formats.ts'
import classes from '../certificates.module.css'

/** What a certificate states, line by line. */
export function StatedLines({ contents }: { readonly contents: CertificateContents }) {
  const { insurers, lines, endorsements } = contents
  const insurerOf = (letter: string): string => insurers.find((each) => each.letter === letter)?.name ?? ''
  return (
    <Card title="Stated on the certificate">
      <div className={classes.stack}>
        <ul className={classes.list} aria-label="Stated coverages">
          {lines.map((line) => (
            <li key={line.policyId}>
              <strong>
                {policyTypeName(line.policyType)} {line.policyNumber}
              </strong>
              <span className={classes.under}>
                {insurerOf(line.letter)}, {formatDate(line.effectiveOn)} to {formatDate(line.expiresOn)}
              </span>
              {line.basis.length > 0 && <span className={classes.under}>{line.basis.join('. ')}</span>}
              {line.limits.map((limit) => (
                <div key={limit.label} className={classes.line}>
                  <span>{limit.label}</span>
                  <span>{statedLimit(limit)}</span>
                </div>
              ))}
            </li>
          ))}
        </ul>
        {endorsements.map(({ policyNumber, label, form }) => (
          <span key={`${policyNumber} ${label}`}>
            {label}: form {form}, policy {policyNumber}
          </span>
        ))}
        <p className={classes.under}>{certificateMessages.noRights}</p>
      </div>
    </Card>
  )
}
