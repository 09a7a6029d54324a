import { type SubmitEvent, useState } from 'react'
import { sessionMessages } from '@portico/contract/areas/session/session.messages.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { PageTitle } from '../../../kit/layout/page.tsx'
import { retryAfterOf, statusOf } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { formatWait } from '../../../platform/formats.ts'
import classes from './reset.module.css'

/** Requests a link to set a new password. The message does not reveal whether the username exists. */
export function AskForLink({ brandName }: { readonly brandName: string }) {
  const [username, setUsername] = useState('')
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setFailure(undefined)
    try {
      const name = username.trim()
      await call('POST /auth/password-reset', { body: { username: name } })
      setSentTo(name)
    } catch (error) {
      setFailure(askFailure(error, brandName))
    }
    setBusy(false)
  }

  return (
    <>
      <PageTitle>Forgot your password?</PageTitle>
      {sentTo === undefined ? (
        <p className={classes.lead}>Enter your username and we will email you a link to reset your password.</p>
      ) : (
        <div role="status">
          <Notice kind="info">
            If {sentTo} has an account, we emailed a reset link. It works once and expires in 60 minutes. If you do not
            receive it, check your spam folder or contact {brandName}.
          </Notice>
        </div>
      )}
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        {failure !== undefined && <Notice kind="error">{failure}</Notice>}
        <TextField
          label="Username"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={username}
          onChange={(event) => setUsername(event.currentTarget.value)}
        />
        <Button type="submit" wide busy={busy} disabled={username.trim() === ''}>
          {sentTo === undefined ? 'Send link' : 'Send another link'}
        </Button>
      </form>
    </>
  )
}

function askFailure(error: unknown, brandName: string): string {
  if (statusOf(error) === 0) return sessionMessages.loginUnreachable(brandName)
  const wait = retryAfterOf(error)
  const text = sessionMessages.loginUnexpected(brandName)
  return wait === undefined ? text : `${text} You can try again in ${formatWait(wait)}.`
}
