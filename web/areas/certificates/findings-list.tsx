import type { CertificateFinding } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { Pill } from '../../kit/data/pill.tsx'
import { verdictNames, verdictTones } from './certificate-tones.ts'
import classes from './certificates.module.css'

/** What the policies provide of a request, with the reason and what to tell the holder. */
export function FindingsList({ findings }: { readonly findings: readonly CertificateFinding[] }) {
  return (
    <ul className={classes.list} aria-label="Comparison with the policies">
      {findings.map(({ key, label, verdict, form, why, tell }) => (
        <li key={key}>
          <div className={classes.line}>
            <strong>{label}</strong>
            <Pill tone={verdictTones[verdict]}>{verdictNames[verdict]}</Pill>
          </div>
          {verdict === 'NEEDS_ENDORSEMENT' && form !== '' && <span className={classes.under}>Form {form}</span>}
          <span className={classes.under}>{why}</span>
          {tell !== '' && <p className={classes.tell}>Tell the holder: “{tell}”</p>}
        </li>
      ))}
    </ul>
  )
}
