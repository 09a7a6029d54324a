import type { NoticeCode } from '@portico/contract/areas/first-notices/first-notice.shapes.ts'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { CopyButton } from '../../../kit/controls/copy-button.tsx'
import { QrCode } from '../../../kit/data/qr-code.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { apiAddress } from '../../../platform/files/api-address.ts'
import classes from '../first-notices.module.css'

interface Props {
  readonly accountId: string
  readonly code: NoticeCode
  readonly onClose: () => void
}

/** A code to scan from the screen, with its address and the page to print. */
export function ShowDialog({ accountId, code, onClose }: Props) {
  const { id, label, address } = code
  const poster = apiAddress(`/api/accounts/${encodeURIComponent(accountId)}/notice-codes/${id}/poster`)
  return (
    <Dialog title={label} onClose={onClose}>
      <div className={classes.stack}>
        <div className={classes.qr}>
          <QrCode label={`QR code of ${label}`} text={address} />
        </div>
        <div className={classes.line}>
          <CopyButton label="Copy address" text={address} done="Address copied" />
          <a className={classes.address} href={address} target="_blank" rel="noreferrer">
            {address}
          </a>
        </div>
        <a {...buttonLook('primary')} href={poster} download>
          Download to print (PDF)
        </a>
      </div>
    </Dialog>
  )
}
