import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '../../../kit/controls/button.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { apiAddress } from '../../../platform/files/api-address.ts'
import { formatMoment } from '../../../platform/formats.ts'
import classes from '../claims.module.css'
import type { OfClaim } from './of-claim.ts'
import { useClaimCalls } from '../claims.queries.ts'

/** What was sent to the carrier, and when. */
export function NoticesCard({ accountId, claim }: OfClaim) {
  const [sending, setSending] = useState(false)
  const { notices } = claim
  if (claim.status === 'DRAFT') return null
  const path = `/api/accounts/${encodeURIComponent(accountId)}/claims/${claim.id}/notices`
  return (
    <Card
      title="Carrier notice"
      action={
        claim.may.manage && (
          <Button kind="secondary" small onClick={() => setSending(true)}>
            Send notice
          </Button>
        )
      }
    >
      {notices.length === 0 ? (
        <p className={classes.under}>The carrier was not notified through the portal yet.</p>
      ) : (
        <ul className={classes.list} aria-label="Notices">
          {notices.map(({ id, to, sentBy, sentAt, mayDownload }) => (
            <li key={id}>
              {mayDownload ? (
                <a href={apiAddress(`${path}/${id}`)} download aria-label={`Notice to ${to}`}>
                  {to}
                </a>
              ) : (
                to
              )}
              <span className={classes.under}>
                Sent by {sentBy}, {formatMoment(sentAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {sending && <NoticeDialog accountId={accountId} claim={claim} onClose={() => setSending(false)} />}
    </Card>
  )
}

function NoticeDialog({ accountId, claim, onClose }: OfClaim & { readonly onClose: () => void }) {
  const { sendNotice } = useClaimCalls(accountId)
  const form = useForm({ defaultValues: { to: claim.carrierEmail, message: '' } })
  const { errors } = form.formState
  return (
    <FormDialog
      title="Send notice to the carrier"
      saveLabel="Send"
      form={form}
      onSave={async ({ to, message }) => {
        await sendNotice(claim, to, message)
        onClose()
      }}
      onClose={onClose}
      failure={(error) => reasonOf(error, claimMessages.saveFailed)}
    >
      <div className={classes.stack}>
        <p>The carrier gets an email with the facts as a PDF and the documents. Medical facts are included.</p>
        <TextField
          label="Carrier’s claims email"
          type="email"
          required
          data-autofocus
          error={errors.to?.message}
          {...form.register('to')}
        />
        <TextArea label="Message" maxLength={2000} error={errors.message?.message} {...form.register('message')} />
      </div>
    </FormDialog>
  )
}
