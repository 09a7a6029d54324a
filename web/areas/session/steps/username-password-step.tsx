import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { PasswordField } from '../../../kit/forms/password-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { PageTitle } from '../../../kit/layout/page.tsx'
import { logIn, rememberedUsername } from '../login.ts'
import { FailureNotice } from './failure-notice.tsx'
import { LoginLinkButton } from './login-link-button.tsx'
import type { LoginFailure } from './login-failure.ts'
import classes from './step.module.css'

interface Props {
  readonly brandName: string
  readonly banner: string | null
  /** Why another way in has just failed. */
  readonly failure: LoginFailure | undefined
  /** The password is being sent: a good time to fetch what comes next. */
  readonly onSubmitted: () => void
  /** The user, who may have pending steps, and the typed password. */
  readonly onLoggedIn: (user: CurrentUser, password: string) => void
}

/** The first step: username and password, and alternatives for people without them. */
export function UsernamePasswordStep({ brandName, banner, failure, onSubmitted, onLoggedIn }: Props) {
  const [username, setUsername] = useState(rememberedUsername)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(username !== '')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState(failure)
  const passwordInput = useRef<HTMLInputElement>(null)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setRefused(undefined)
    onSubmitted()
    const result = await logIn({ username, password, remember }, brandName)
    if ('user' in result) return onLoggedIn(result.user, password)
    setRefused(result.failure)
    setBusy(false)
    passwordInput.current?.select()
  }

  return (
    <>
      <PageTitle>Log in</PageTitle>
      <p className={classes.lead}>Welcome to {brandName}.</p>
      {banner !== null && <Notice kind="info">{banner}</Notice>}
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        {refused !== undefined && <FailureNotice failure={refused} />}
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
        <PasswordField
          ref={passwordInput}
          label="Password"
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <div className={classes.row}>
          <CheckField
            label="Remember me"
            checked={remember}
            onChange={(event) => setRemember(event.currentTarget.checked)}
          />
          <a href="/password-reset">Forgot password?</a>
        </div>
        <Button type="submit" wide busy={busy} disabled={username.trim() === '' || password === ''}>
          Log In
        </Button>
      </form>
      <div className={classes.other}>
        <LoginLinkButton username={username} brandName={brandName} />
        <p className={classes.links}>
          <span>
            New here? <a href="/pre-register">Register</a>
          </span>
          <a href="/help">Need Help?</a>
        </p>
      </div>
    </>
  )
}
