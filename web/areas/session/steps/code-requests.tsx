import type { TfaType } from '@portico/contract/areas/session/session.shapes.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { isProblem, retryAfterOf } from '../../../platform/call-error.ts'
import { ApiError } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { useCooldown } from '../../../platform/use-cooldown.ts'
import { codeCooldown, cooldownLeft, recordCodeRequest } from './code-request.ts'
import { FailureNotice } from './failure-notice.tsx'
import { usePassingInfo } from './use-passing-info.ts'
import { loginFailure, type LoginFailure } from './login-failure.ts'
import classes from './step.module.css'

type SentType = Exclude<TfaType, 'TOTP'>

interface Props {
  /** As the server gave it, masked. */
  readonly tfaPhone: string
  readonly tfaType: SentType
  readonly brandName: string
}

/** Requests a code: automatically once per login, then on demand, by text message or call. */
export function CodeRequests({ tfaPhone, tfaType, brandName }: Props) {
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<LoginFailure>()
  const { left, start } = useCooldown(cooldownLeft(Date.now()))

  const ask = async (type: SentType): Promise<void> => {
    setFailure(undefined)
    setSent(false)
    recordCodeRequest(Date.now())
    start(codeCooldown)
    try {
      await call('POST /tfa/send-verification', { body: { tfaPhone, tfaType: type } })
      setSent(true)
    } catch (error) {
      setFailure(sendFailure(error, brandName))
      start(Math.max(codeCooldown, retryAfterOf(error) ?? 0))
    }
  }

  const arrive = useRef(() => {
    if (cooldownLeft(Date.now()) === undefined) void ask(tfaType)
  })
  useEffect(() => arrive.current(), [])
  usePassingInfo(sent, () => setSent(false))

  const wait = left > 0 ? ` (${left} s)` : ''
  return (
    <div>
      <div role="status">{sent && <Notice kind="info">Code sent</Notice>}</div>
      {failure !== undefined && <FailureNotice failure={failure} />}
      <div className={classes.ways}>
        <Button kind="secondary" small disabled={left > 0} onClick={() => void ask('SMS')}>
          {`Send code${wait}`}
        </Button>
        <Button kind="quiet" small disabled={left > 0} onClick={() => void ask('VOICE')}>
          Call me instead
        </Button>
      </div>
    </div>
  )
}

/** The server's own message, if it has one. */
function sendFailure(error: unknown, brandName: string): LoginFailure {
  if (error instanceof ApiError && isProblem(error.body) && Number(error.status) < 500)
    return { text: error.body.message, wait: retryAfterOf(error) }
  return loginFailure(error, brandName, '')
}
