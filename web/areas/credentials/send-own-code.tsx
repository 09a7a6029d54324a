import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { retryAfterOf } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
import { useCooldown } from '../../platform/use-cooldown.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { whyFailed } from './enrollment.ts'
import classes from './two-factor.module.css'

/** The source of the user's code: the app, or a message to the phone, which must be requested. */
export function SendOwnCode() {
  const { tfaType, tfaPhone } = useSignedInUser()
  const { left, start } = useCooldown()
  const [wasSent, setSent] = useState(false)
  const [failed, setFailed] = useState<string>()
  if (tfaType === 'TOTP' || tfaType === null) return <p>Enter the code from your authenticator app.</p>

  const send = async (): Promise<void> => {
    setFailed(undefined)
    try {
      const { resendInSeconds } = await call('POST /tfa/send-verification', {
        body: { tfaPhone: tfaPhone ?? '', tfaType },
      })
      setSent(true)
      start(resendInSeconds)
    } catch (error) {
      start(retryAfterOf(error) ?? 0)
      setFailed(whyFailed(error, 'tfaPhone'))
    }
  }
  return (
    <div className={classes.sent}>
      {failed !== undefined && <Notice kind="error">{failed}</Notice>}
      <p role="status">
        {wasSent ? 'We sent a code to' : 'We will send a code to'} <strong>{tfaPhone}</strong>.
      </p>
      <Button kind="secondary" small disabled={left > 0} onClick={() => void send()}>
        {left > 0 ? `Send another code in ${left} s` : wasSent ? 'Send another code' : 'Send code'}
      </Button>
    </div>
  )
}
