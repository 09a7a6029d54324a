import { audienceText } from '@portico/contract/areas/broadcasts/audience.ts'
import { broadcastMessages } from '@portico/contract/areas/broadcasts/broadcast.messages.ts'
import { respectsOptOut, sendInstant, sendsEmail } from '@portico/contract/areas/broadcasts/broadcast.rules.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Facts } from '../../../kit/data/facts.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { Dialog } from '../../../kit/overlays/dialog.tsx'
import { counted, formatMoment } from '../../../platform/formats.ts'
import { BroadcastLook } from '../broadcast-look.tsx'
import { useBroadcastCalls } from '../broadcasts.queries.ts'
import classes from '../broadcasts.module.css'
import type { Checked } from './use-draft.ts'

interface Props extends Checked {
  /** Nothing is lost any longer if the page is left. */
  readonly onSending: () => void
  readonly onRefused: (error: unknown, otherwise: string) => void
  readonly onClose: () => void
}

/** A broadcast as it will look and how many people it reaches, before it is sent. */
export function PreviewDialog({ draft, preview, onSending, onRefused, onClose }: Props) {
  const { send } = useBroadcastCalls()
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const run = async (): Promise<void> => {
    setBusy(true)
    onSending()
    try {
      const { id } = await send(draft)
      router.history.push(`/admin/broadcast/${id}`)
    } catch (error) {
      onRefused(error, broadcastMessages.sendFailed)
    }
  }
  const people = counted(preview.recipients, 'person', 'people')
  return (
    <Dialog title="Preview" size="large" onClose={onClose}>
      <div className={classes.form}>
        <Facts
          facts={[
            { label: 'Recipients', value: people },
            { label: 'Clients', value: String(preview.clients) },
            { label: 'Staff', value: String(preview.staff) },
            ...(sendsEmail(draft) ? [{ label: 'Emails', value: String(preview.byEmail) }] : []),
            ...(respectsOptOut(draft) ? [{ label: 'Unsubscribed', value: String(preview.optedOut) }] : []),
            { label: 'Send time', value: draft.sendAt === null ? 'Now' : whenOf(draft) },
            { label: 'Audience', value: audienceText(draft.audience), isWide: true },
            { label: 'Including', value: preview.sample.join(', '), isWide: true },
          ]}
        />
        <BroadcastLook {...draft} />
      </div>
      <FormActions>
        <Button kind="secondary" onClick={onClose}>
          Back to editing
        </Button>
        <Button busy={busy} onClick={() => void run()}>
          {draft.sendAt === null ? `Send to ${people}` : 'Schedule broadcast'}
        </Button>
      </FormActions>
    </Dialog>
  )
}

/** The send time by the reader's own clock. */
const whenOf = (draft: Props['draft']): string =>
  `${formatMoment(sendInstant(draft, new Date()).toISOString())} (your time)`
