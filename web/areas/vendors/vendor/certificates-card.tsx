import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs'
import { useRef, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { AppLink } from '../../../platform/app-link.tsx'
import { formatDate } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import { stateLooks, vendorsPath } from '../vendor-looks.ts'
import classes from '../vendors.module.css'
import { useVendorCalls } from '../vendors.queries.ts'

interface Props {
  readonly accountId: string
  readonly vendor: Vendor
}

/** The certificates that came in, the last one first. */
export function CertificatesCard({ accountId, vendor }: Props) {
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
        {mayWrite && <AddCertificate accountId={accountId} vendor={vendor} />}
      </div>
    </Card>
  )
}

function AddCertificate({ accountId, vendor }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const { addCertificate } = useVendorCalls(accountId)
  const work = useWork()
  const [sending, setSending] = useState('')
  const send = (file: File): Promise<unknown> => {
    setSending(`${file.name}, 0%`)
    return addCertificate(vendor, file, (bytes) =>
      setSending(`${file.name}, ${Math.round((100 * bytes) / Math.max(file.size, 1))}%`),
    )
  }
  return (
    <div className={classes.stack}>
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <div className={classes.actions}>
        <Button
          kind="secondary"
          busy={work.busy}
          icon={<IconUpload size={18} aria-hidden />}
          onClick={() => input.current?.click()}
        >
          Add certificate
        </Button>
        <span role="status">{work.busy ? `Sending ${sending}` : ''}</span>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Certificate to add"
        accept=".pdf"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          event.currentTarget.value = ''
          if (file !== undefined) void work.run(() => send(file), vendorMessages.saveFailed, 'file')
        }}
      />
    </div>
  )
}
