import type { CurrentUser } from '@portico/contract/areas/session/session.shapes.ts'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { PasswordField } from '../../kit/forms/password-field.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { CoverPage } from '../../kit/layout/cover-page.tsx'
import { PageTitle } from '../../kit/layout/page.tsx'
import { logIn, rememberedUsername } from './login.ts'
import classes from './login-screen.module.css'

interface Props {
  readonly brandName: string
  readonly banner: string | null
  readonly logo: ReactNode
  /** The password is on its way: a good moment to fetch what comes next. */
  readonly onSubmitted: () => void
  readonly onLoggedIn: (user: CurrentUser) => void
}

/** Username and password. */
export function LoginScreen({ brandName, banner, logo, onSubmitted, onLoggedIn }: Props) {
  const [username, setUsername] = useState(rememberedUsername)
  const [password, setPassword] = useState('')
  const [remember, setRemember] = useState(username !== '')
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const passwordInput = useRef<HTMLInputElement>(null)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setRefused(undefined)
    onSubmitted()
    const result = await logIn({ username, password, remember }, brandName)
    if ('user' in result) return onLoggedIn(result.user)
    setRefused(result.refused)
    setBusy(false)
    passwordInput.current?.select()
  }

  return (
    <CoverPage logo={logo} brandName={brandName}>
      <PageTitle>Log in</PageTitle>
      <p className={classes.lead}>Welcome to {brandName}.</p>
      {banner !== null && <Notice kind="info">{banner}</Notice>}
      <form className={classes.form} onSubmit={(event) => void submit(event)}>
        {refused !== undefined && <Notice kind="error">{refused}</Notice>}
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
        <CheckField
          label="Remember me"
          checked={remember}
          onChange={(event) => setRemember(event.currentTarget.checked)}
        />
        <Button type="submit" wide busy={busy} disabled={username.trim() === '' || password === ''}>
          Log In
        </Button>
      </form>
    </CoverPage>
  )
}
