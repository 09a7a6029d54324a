import { sizeText } from '@portico/contract/areas/documents/document.rules.ts'
import type { Submission } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { useState } from 'react'
import { buttonLook } from '../../../kit/controls/button-look.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { useSignedInUser } from '../../session/session.public.ts'
import { packetAddress, useSubmissionCalls } from '../submissions.queries.ts'
import classes from '../submissions.module.css'

interface Props {
  readonly accountId: string
  readonly submission: Submission
  /** Whether the packet may be had, or made again. */
  readonly mayFetch: boolean
}

/** A submission's packet: its progress, download, and retry after a failure. */
export function PacketState({ accountId, submission, mayFetch }: Props) {
  const { id, number, packet } = submission
  const { isViewer } = useSignedInUser()
  const name = `Packet of submission ${number}`
  if (packet.state === 'READY')
    return mayFetch && !isViewer ? (
      <div>
        <a href={packetAddress(accountId, id)} download {...buttonLook('secondary', true)}>
          Download packet ({sizeText(packet.bytes ?? 0)})
        </a>
      </div>
    ) : (
      <p className={classes.quiet}>The packet is ready.</p>
    )
  return (
    <div className={classes.part}>
      {packet.state === 'FAILED' ? (
        <Notice kind="error">{packet.message}</Notice>
      ) : (
        <>
          <p className={classes.quiet}>Preparing the packet: {packet.progress}%. You can leave this page.</p>
          <ProgressBar label={name} percent={packet.progress} />
        </>
      )}
      {packet.mayBeMadeAgain && mayFetch && !isViewer && <MakeAgain accountId={accountId} submissionId={id} />}
    </div>
  )
}

function MakeAgain({ accountId, submissionId }: { readonly accountId: string; readonly submissionId: string }) {
  const { makeAgain } = useSubmissionCalls(accountId)
  const [busy, setBusy] = useState(false)
  const run = async (): Promise<void> => {
    setBusy(true)
    try {
      await makeAgain(submissionId)
    } catch (error) {
      toasts.show('error', reasonOf(error, 'The packet could not be restarted. Please try again.'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div>
      <Button kind="secondary" small busy={busy} onClick={() => void run()}>
        Create the packet again
      </Button>
    </div>
  )
}
