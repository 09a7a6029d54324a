import { certificateSubscriptionMessages } from '@portico/contract/areas/certificate-subscriptions/certificate-subscription.messages.ts'
import type { CertificateSubscription } from '@portico/contract/areas/certificate-subscriptions/certificate-subscription.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { useTexts } from '../../kit/language/texts.ts'
import { call } from '../../platform/client.ts'
import { useWork } from '../../platform/use-work.ts'
import classes from './certificate-subscriptions.module.css'

/** What the link of an email asks for. */
type Asked = { readonly what: 'confirm' | 'stop'; readonly token: string }

function askedIn(search: string): Asked | undefined {
  const given = new URLSearchParams(search)
  for (const what of ['confirm', 'stop'] as const) {
    const token = given.get(what)
    if (token !== null && token !== '') return { what, token }
  }
  return undefined
}

/** Subscribes the holder of a certificate to its changes by email, or confirms or ends that by a link. */
export function SubscriptionPanel({ code }: { readonly code: string }) {
  const { t } = useTexts()
  const [asked] = useState(() => askedIn(location.search))
  return (
    <section className={classes.panel} aria-labelledby="subscription">
      <h2 id="subscription">{t('Email notifications')}</h2>
      {asked === undefined ? <Subscribe code={code} /> : <Answer asked={asked} />}
    </section>
  )
}

function Subscribe({ code }: { readonly code: string }) {
  const { t, said } = useTexts()
  const work = useWork()
  const [email, setEmail] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  if (sentTo !== undefined)
    return <p role="status">{t('Check your email. Use the link we sent to {email} to confirm.', { email: sentTo })}</p>
  const send = async (): Promise<void> => {
    await call('POST /open/certificates/{code}/subscriptions', { params: { code }, body: { email: email.trim() } })
    setSentTo(email.trim())
  }
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        void work.run(send, certificateSubscriptionMessages.failed, 'email')
      }}
    >
      <p>{t('We email you when this certificate changes, expires, or is canceled.')}</p>
      <TextField
        label={t('Email')}
        type="email"
        required
        maxLength={254}
        value={email}
        error={work.refused === undefined ? undefined : said(work.refused)}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" kind="secondary" busy={work.busy}>
        {t('Subscribe')}
      </Button>
    </form>
  )
}

/** Answers the link of an email by a press, since programs that check emails follow links too. */
function Answer({ asked: { what, token } }: { readonly asked: Asked }) {
  const { t, said } = useTexts()
  const work = useWork()
  const [done, setDone] = useState<CertificateSubscription>()
  if (done !== undefined)
    return (
      <p role="status">
        {done.isSubscribed
          ? t('{email} is subscribed to this certificate.', { email: done.email })
          : t('{email} is no longer subscribed to this certificate.', { email: done.email })}
      </p>
    )
  const answer = async (): Promise<void> =>
    setDone(
      await (what === 'confirm'
        ? call('POST /open/certificate-subscriptions/{token}', { params: { token } })
        : call('POST /open/certificate-unsubscribes/{token}', { params: { token } })),
    )
  return (
    <div className={classes.form}>
      {work.refused !== undefined && <Notice kind="error">{said(work.refused)}</Notice>}
      <Button
        kind={what === 'confirm' ? 'primary' : 'secondary'}
        busy={work.busy}
        onClick={() => void work.run(answer, certificateSubscriptionMessages.failed)}
      >
        {what === 'confirm' ? t('Confirm subscription') : t('Unsubscribe')}
      </Button>
    </div>
  )
}
