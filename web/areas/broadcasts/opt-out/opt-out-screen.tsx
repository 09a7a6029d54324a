import type { OptOut } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { broadcastMessages } from '@portico/contract/areas/broadcasts/broadcast.messages.ts'
import { useCallback, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { useTexts } from '../../../kit/language/texts.ts'
import { call } from '../../../platform/client.ts'
import { useWork } from '../../../platform/use-work.ts'
import { LandingWait, OutsidePage, useLanding } from '../../branding/branding.public.ts'
import { optOutTokenOf } from './opt-out-token.ts'

/** Stops marketing email to the holder of an emailed link, without a login. */
export default function OptOutScreen() {
  const { t, said } = useTexts()
  const [token] = useState(() => optOutTokenOf(location.pathname)!)
  const landing = useLanding(useCallback(() => call('GET /open/opt-outs/{token}', { params: { token } }), [token]))
  const { found, keep } = landing
  return found === undefined ? (
    <LandingWait title={t('Email preferences')} badLink={said(broadcastMessages.badOptOut)} landing={landing} />
  ) : (
    <Choice token={token} optOut={found} onChanged={keep} />
  )
}

interface ChoiceProps {
  readonly token: string
  readonly optOut: OptOut
  readonly onChanged: (optOut: OptOut) => void
}

function Choice({ token, optOut: { email, isOptedOut }, onChanged }: ChoiceProps) {
  const { t, said } = useTexts()
  const work = useWork()
  const change = () =>
    work.run(
      async () =>
        onChanged(await call('PUT /open/opt-outs/{token}', { params: { token }, body: { isOptedOut: !isOptedOut } })),
      broadcastMessages.optOutFailed,
    )
  return (
    <OutsidePage
      title={isOptedOut ? t('You are unsubscribed') : t('Unsubscribe from marketing email?')}
      lead={
        isOptedOut
          ? t('{email} no longer gets marketing email. Messages about your accounts still arrive.', { email })
          : t('We send marketing email to {email}. Messages about your accounts still arrive if you unsubscribe.', {
              email,
            })
      }
    >
      {work.refused !== undefined && <Notice kind="error">{said(work.refused)}</Notice>}
      <p role="status">{isOptedOut ? t('Your choice is saved.') : ''}</p>
      <Button wide kind={isOptedOut ? 'secondary' : 'primary'} busy={work.busy} onClick={() => void change()}>
        {isOptedOut ? t('Subscribe again') : t('Unsubscribe')}
      </Button>
    </OutsidePage>
  )
}
