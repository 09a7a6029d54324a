import type { OpenLanding } from '@portico/contract/areas/open-applications/open-link.shapes.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { useLanguage } from '../../../kit/language/language.ts'
import { useTexts } from '../../../kit/language/texts.ts'
import { reasonOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { OutsidePage } from '../../branding/branding.public.ts'
import classes from './open.module.css'

interface Props {
  readonly token: string
  readonly inside: NonNullable<OpenLanding['inside']>
  readonly onAccepted: () => void
}

/** Who sees the answers: accepted before the first is given. */
export function AcceptSharing({ token, inside: { recipientName, sharing }, onAccepted }: Props) {
  const { t, said } = useTexts()
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const accept = async (): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    try {
      await call('POST /open/apps/{token}/accept', { params: { token }, query: { language } })
      onAccepted()
    } catch (error) {
      setRefused(said(reasonOf(error, 'We could not reach the portal. Please try again.')))
      setBusy(false)
    }
  }
  return (
    <OutsidePage
      title={t('Before you start')}
      lead={t('Hello {name}. Please review who can see your answers.', { name: recipientName })}
    >
      <div className={classes.form}>
        {refused !== undefined && <Notice kind="error">{refused}</Notice>}
        <p>{sharing[language]}</p>
        <Button wide busy={busy} onClick={() => void accept()}>
          {t('Accept and continue')}
        </Button>
      </div>
    </OutsidePage>
  )
}
