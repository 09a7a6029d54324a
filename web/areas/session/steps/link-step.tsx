import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { PageTitle } from '../../../kit/layout/page.tsx'
import { retryAfterOf, statusOf } from '../../../platform/call-error.ts'
import { logOutFirst } from '../../../platform/session.ts'
import { logInByLink, type Tokens } from '../login.ts'
import { FailureNotice } from './failure-notice.tsx'
import { loginFailure, type LoginFailure } from './login-failure.ts'
import classes from './step.module.css'

interface Props {
  readonly tokens: Tokens
  /** The user already logged in in this browser. */
  readonly loggedIn: CurrentUser | null
  readonly brandName: string
  readonly onStay: (user: CurrentUser) => void
  readonly onLoggedIn: (user: CurrentUser) => void
  readonly onRefused: (failure: LoginFailure) => void
}

/** Logs in by a emailed link. Where someone is logged in already, asks first: a link must not swap people unseen. */
export default function LinkStep(props: Props) {
  const { tokens, loggedIn, brandName, onLoggedIn, onRefused } = props
  const [asking, setAsking] = useState(loggedIn !== null)
  const [failure, setFailure] = useState<LoginFailure>()

  const enter = async (): Promise<void> => {
    setFailure(undefined)
    try {
      onLoggedIn(await logInByLink(tokens))
    } catch (error) {
      // Only what did not reach the server may still work.
      if (statusOf(error) === 0) setFailure(loginFailure(error, brandName, ''))
      else onRefused({ text: sessionMessages.tokenLoginFailed, wait: retryAfterOf(error) })
    }
  }

  const arrive = useRef(() => {
    if (!asking) void enter()
  })
  useEffect(() => arrive.current(), [])

  if (asking && loggedIn !== null)
    return (
      <>
        <PageTitle>Switch user?</PageTitle>
        <p>
          You are logged in as <strong>{loggedIn.displayUsername}</strong>. This login link may be for a different user.
        </p>
        <div className={classes.form}>
          <Button
            wide
            onClick={() => {
              setAsking(false)
              void logOutFirst().then(enter)
            }}
          >
            Log in with the link
          </Button>
          <Button kind="secondary" wide onClick={() => props.onStay(loggedIn)}>
            Stay logged in as {loggedIn.displayUsername}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <PageTitle>Logging in</PageTitle>
      {failure === undefined ? (
        <p role="status">One moment, please.</p>
      ) : (
        <>
          <FailureNotice failure={failure} />
          <Button onClick={() => void enter()}>Try again</Button>
        </>
      )}
    </>
  )
}
