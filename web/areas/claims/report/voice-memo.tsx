import { claimMessages } from '@portico/contract/areas/claims/claim.messages.ts'
import IconMicrophone from '@tabler/icons-react/dist/esm/icons/IconMicrophone.mjs'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { useWork } from '../../../platform/use-work.ts'
import classes from '../claims.module.css'
import { mayRecord, useRecorder } from './use-recorder.ts'

interface Props {
  readonly onSend: (file: File) => Promise<unknown>
}

/** Records a voice memo and adds it to the documents. Absent where the browser cannot record: a file can be uploaded. */
export function VoiceMemo({ onSend }: Props) {
  const work = useWork()
  const [unsent, setUnsent] = useState<File>()
  const send = (file: File): void => {
    setUnsent(file)
    void work.run(
      async () => {
        await onSend(file)
        setUnsent(undefined)
      },
      claimMessages.saveFailed,
      'file',
    )
  }
  const { seconds, isRefused, start, stop } = useRecorder(send)
  if (!mayRecord()) return null
  return (
    <div className={classes.stack}>
      {isRefused && (
        <Notice kind="warning">
          The microphone is turned off for this site. Turn it on in the browser, or upload a recording.
        </Notice>
      )}
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      <div className={classes.actions}>
        <Button
          kind="secondary"
          busy={work.busy}
          icon={<IconMicrophone size={18} aria-hidden />}
          onClick={seconds === undefined ? () => void start() : stop}
        >
          {seconds === undefined ? 'Record voice memo' : 'Stop and add'}
        </Button>
        {unsent !== undefined && !work.busy && (
          <Button kind="quiet" onClick={() => send(unsent)}>
            Try again
          </Button>
        )}
        <span role="status">{seconds !== undefined && 'Recording…'}</span>
        {seconds !== undefined && <span aria-hidden>{clock(seconds)}</span>}
      </div>
    </div>
  )
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
