import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { Pill } from '../../../kit/data/pill.tsx'
import { FileSender } from '../../../kit/files/file-sender.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { stateLooks, vendorsPath } from '../vendor-looks.ts'
import classes from '../vendors.module.css'
import { useVendorCalls } from '../vendors.queries.ts'

interface Props {
  readonly accountId: string
  readonly vendor: Vendor
}

/** The certificates that came in, the last one first. */
export function CertificatesCard({ accountId, vendor }: Props) {
  const { addCertificate } = useVendorCalls(accountId)
  const { certificates, record, mayWrite } = vendor
  return (
    <Card title="Certificates">
      <div className={classes.stack}>
        {certificates.length === 0 ? (
          <p className={classes.under}>No certificates yet.</p>
        ) : (
          <ul className={classes.list} aria-label="Certificates">
            {certificates.map(({ id, fileName, sentBy, receivedAt, state, note }) => (
              <li key={id}>
                <div className={classes.line}>
                  <AppLink href={vendorsPath(accountId, record.id, id)}>{fileName}</AppLink>
                  <Pill tone={stateLooks[state].tone}>{stateLooks[state].label}</Pill>
                </div>
                <span className={classes.under}>
                  {sentBy}, {formatDate(new Date(receivedAt))}
                </span>
                {note !== '' && <span className={classes.under}>Rejected: {note}</span>}
              </li>
            ))}
          </ul>
        )}
        {mayWrite && (
          <FileSender
            label="Add certificate"
            inputLabel="Certificate to add"
            accept=".pdf"
            failure={vendorMessages.saveFailed}
            onSend={(file, sending) => addCertificate(vendor, file, sending)}
          />
        )}
      </div>
    </Card>
  )
}
