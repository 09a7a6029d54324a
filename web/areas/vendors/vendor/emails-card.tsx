import { vendorMessages } from '@portico/contract/areas/vendors/vendor.messages.ts'
import type { Vendor } from '@portico/contract/areas/vendors/vendor-list.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import { formatMoment } from '../../../platform/formats.ts'
import { useWork } from '../../../platform/use-work.ts'
import classes from '../vendors.module.css'
import { useVendorCalls } from '../vendors.queries.ts'

interface Props {
  readonly accountId: string
  readonly vendor: Vendor
}

const kindNames = {
  REQUEST: 'Request',
  EXPIRES: 'Reminder before expiration',
  DEFICIENT: 'Reminder of requirements not met',
} as const

/** The requests and reminders that the vendor was emailed, each with an upload link. */
export function EmailsCard({ accountId, vendor }: Props) {
  const { emails, record, mayWrite } = vendor
  const { request, revoke } = useVendorCalls(accountId)
  const work = useWork()
  const [isRevoking, setRevoking] = useState(false)
  const hasOpen = emails.some(({ isOpen }) => isOpen)
  return (
    <Card title="Requests">
      <div className={classes.stack}>
        {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
        {emails.length === 0 ? (
          <p className={classes.under}>No requests yet. A request emails the vendor a link to upload certificates.</p>
        ) : (
          <ul className={classes.list} aria-label="Requests">
            {emails.map(({ kind, to, at, by, isOpen }) => (
              <li key={at}>
                <strong>{kindNames[kind]}</strong>
                <span className={classes.under}>
                  {formatMoment(at)} to {to}
                  {by !== null && `, by ${by}`}. {isOpen ? 'The link works.' : 'The link no longer works.'}
                </span>
              </li>
            ))}
          </ul>
        )}
        {mayWrite && (
          <div className={classes.actions}>
            <Button
              kind="secondary"
              busy={work.busy}
              onClick={() => void work.run(() => request(vendor), vendorMessages.saveFailed, 'email')}
            >
              Request certificate
            </Button>
            {hasOpen && (
              <Button kind="quiet" onClick={() => setRevoking(true)}>
                Revoke links…
              </Button>
            )}
          </div>
        )}
      </div>
      {isRevoking && (
        <ConfirmCall
          title={`Revoke the upload links of ${record.name}?`}
          confirmLabel="Revoke"
          failure={vendorMessages.saveFailed}
          run={() => revoke(vendor)}
          onClose={() => setRevoking(false)}
        >
          <p>The links will stop working. The next request emails a new one.</p>
        </ConfirmCall>
      )}
    </Card>
  )
}
