import type { DownloadLanding } from '@portico/contract/areas/submissions/submission.shapes.ts'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { CodeField } from '../../../kit/forms/code-field.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { OutsidePage } from '../../branding/branding.public.ts'
import classes from '../submissions.module.css'
import type { DownloadPlace } from './download-place.ts'

interface Props {
  readonly place: DownloadPlace
  readonly landing: DownloadLanding
  readonly onIn: () => void
}

/** Admits a browser by an emailed code, so that a forwarded link alone opens nothing. */
export function WayToPacket({ place, landing: { brokerage, mailedTo }, onIn }: Props) {
  const { t, said } = useTexts()
  const [code, setCode] = useState<string>()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const [errorText, setErrorText] = useState<string>()
  const run = async (step: () => Promise<void>): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    setErrorText(undefined)
    try {
      await step()
    } catch (error) {
      const invalid = refusedFields(error)['code']
      if (invalid === undefined) setRefused(reasonOf(error, 'We could not reach the portal. Please try again.'))
      else setErrorText(invalid)
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
    <OutsidePage
      title={t('A submission is ready for you')}
      lead={t('It was sent to a person at {brokerage}.', { brokerage })}
    >
      {refused !== undefined && <Notice kind="error">{said(refused)}</Notice>}
      {code === undefined ? (
        <div className={classes.form}>
          <p>{t('To open it in this browser, we will email a code to {address}.', { address: mailedTo })}</p>
          <Button wide busy={busy} onClick={() => void mail()}>
            {t('Email me a code')}
          </Button>
        </div>
      ) : (
        <form className={classes.form} noValidate onSubmit={enter}>
          <p role="status">{t('We emailed a code to {address}. It expires in 10 minutes.', { address: mailedTo })}</p>
          <CodeField required value={code} error={errorText && said(errorText)} onChange={setCode} />
          <Button wide type="submit" busy={busy}>
            {t('Open')}
          </Button>
          <Button kind="quiet" busy={busy} onClick={() => void mail()}>
            {t('Email another code')}
          </Button>
        </form>
      )}
    </OutsidePage>
  )
}
