import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { call } from '../../../platform/client.ts'
import { FailureNotice } from './failure-notice.tsx'
import { usePassingInfo } from './use-passing-info.ts'
import { loginFailure, type LoginFailure } from './login-failure.ts'

interface Props {
  readonly username: string
  readonly brandName: string
}

type Outcome = 'no-name' | { readonly sentTo: string } | { readonly failure: LoginFailure }

const noName = 'Enter your username first.'

/** Requests a link that logs in once. The message does not reveal whether the username exists. */
export function LoginLinkButton({ username, brandName }: Props) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const name = username.trim()

  const ask = async (): Promise<void> => {
    if (name === '') return setOutcome('no-name')
    setBusy(true)
    setOutcome(undefined)
    try {
      await call('POST /auth/login-link', { body: { username: name } })
      setOutcome({ sentTo: name })
    } catch (error) {
      setOutcome({ failure: loginFailure(error, brandName, noName) })
    }
    setBusy(false)
  }

  const isSent = typeof outcome === 'object' && 'sentTo' in outcome
  usePassingInfo(isSent, () => setOutcome(undefined))
  const said = outcome === 'no-name' ? name === '' && { failure: { text: noName } } : outcome
  return (
    <div>
      {said && 'failure' in said && <FailureNotice failure={said.failure} />}
      <div role="status">
        {said && 'sentTo' in said && (
          <Notice kind="info">
            If {said.sentTo} has an account, we emailed a login link. It works once and expires in 15 minutes.
          </Notice>
        )}
      </div>
      <Button kind="secondary" wide busy={busy} onClick={() => void ask()}>
        Email me a login link
      </Button>
    </div>
  )
}
