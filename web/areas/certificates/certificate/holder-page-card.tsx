import type { Certificate } from '@portico/contract/areas/certificates/certificate.shapes.ts'
import { CopyButton } from '../../../kit/controls/copy-button.tsx'
import { QrCode } from '../../../kit/data/qr-code.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { counted, formatMoment } from '../../../platform/formats.ts'
import classes from '../certificates.module.css'

/** The holder's page with a certificate's current status, and its number of views. */
export function HolderPageCard({ certificate: { address, views } }: { readonly certificate: Certificate }) {
  if (address === null) return null
  return (
    <Card title="Page for the holder">
      <div className={classes.stack}>
        <p className={classes.under}>
          The certificate carries this address and code. The holder sees its current status and revisions without a
          login, and nothing that was not on the document.
        </p>
        <div className={classes.qr}>
          <QrCode text={address} label="QR code of the page for the holder" />
        </div>
        <div className={classes.line}>
          <a href={address} target="_blank" rel="noreferrer" className={classes.address}>
            {address}
          </a>
          <CopyButton label="Copy address" text={address} done="Address copied" />
        </div>
        <span className={classes.under}>
          {views.lastAt === null
            ? 'Not viewed yet'
            : `${counted(views.count, 'view')}, last ${formatMoment(views.lastAt)}`}
        </span>
      </div>
    </Card>
  )
}
