import type { DownloadLanding } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { CodeField } from '../../../kit/forms/code-field.tsx'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { OutsidePage } from '../../branding/branding.door.ts'
import classes from '../submissions.module.css'
import type { DownloadPlace } from './download-place.ts'

interface Props {
  readonly place: DownloadPlace
  readonly landing: DownloadLanding
  readonly onIn: () => void
}

/** Lets a browser in by a mailed code, so that a link that was passed on opens nothing by itself. */
export function WayToPacket({ place, landing: { brokerage, mailedTo }, onIn }: Props) {
  const [code, setCode] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [fault, setFault] = useState<string>()
  const run = async (step: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    setFault(undefined)
    try {
      await step()
    } catch (error) {
      const said = refusedFields(error)['code']
      if (said === undefined) setRefused(reasonOf(error, 'There was no answer. Please try again.'))
      else setFault(said)
    } finally {
      setBusy(false)
    }
  }
  const mail = () =>
    run(async () => {
      await call('POST /open/submission-downloads/{requestId}/{downloadCode}/code', { params: { ...place } })
      setCode('')
    })
  const enter = (event: SubmitEvent): void => {
    event.preventDefault()
    void run(async () => {
      await call('POST /open/submission-downloads/{requestId}/{downloadCode}/enter', {
        params: { ...place },
        body: { code: code ?? '' },
      })
      onIn()
    })
  }
  return (
    <OutsidePage title="A submission is ready for you" lead={`It was made for someone at ${brokerage}.`}>
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      {code === undefined ? (
        <div className={classes.form}>
          <p>
            To open it in this browser, we mail a code to <strong>{mailedTo}</strong>.
          </p>
          <Button wide busy={busy} onClick={() => void mail()}>
            Mail me a code
          </Button>
        </div>
      ) : (
        <form className={classes.form} noValidate onSubmit={enter}>
          <p role="status">We mailed a code to {mailedTo}. It works for ten minutes.</p>
          <CodeField required value={code} error={fault} onChange={setCode} />
          <Button wide type="submit" busy={busy}>
            Open
          </Button>
          <Button kind="quiet" busy={busy} onClick={() => void mail()}>
            Mail another code
          </Button>
        </form>
      )}
    </OutsidePage>
  )
}
