import type { OpenLanding } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { OutsidePage } from '../../branding/branding.door.ts'
import classes from './open.module.css'

interface Props {
  readonly token: string
  readonly inside: NonNullable<OpenLanding['inside']>
  readonly onAccepted: () => void
}

/** With whom answers are shared: accepted before the first is given. */
export function AcceptSharing({ token, inside: { recipientName, sharing }, onAccepted }: Props) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const accept = async (): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    try {
      await call('POST /open/apps/{token}/accept', { params: { token } })
      onAccepted()
    } catch (error) {
      setRefused(reasonOf(error, 'There was no answer. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <OutsidePage title="Before you begin" lead={`Hello ${recipientName}. Please read who gets to see your answers.`}>
      <div className={classes.form}>
        {refused !== undefined && <Notice kind="error">{refused}</Notice>}
        <p>{sharing}</p>
        <Button wide busy={busy} onClick={() => void accept()}>
          Accept and go on
        </Button>
      </div>
    </OutsidePage>
  )
}
