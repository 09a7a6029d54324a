import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { toasts } from '../../../kit/feedback/toasts.ts'
import { PasswordField } from '../../../kit/forms/password-field.tsx'
import { PageTitle } from '../../../kit/layout/page.tsx'
import { call } from '../../../platform/client.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { newPasswordError, noNewPassword } from '../new-password.ts'
import { resetFailure, type ResetFailure } from './reset-failure.ts'
import classes from './reset.module.css'

interface Props {
  /** The password that was typed a moment ago to log in. */
  readonly typed: string | undefined
  /** People who came by an emailed link do not need the old password. */
  readonly byLink: boolean
  readonly onDone: () => void
}

/** The login step for a required new password. */
export default function NewPasswordStep({ typed, byLink, onDone }: Props) {
  const [asked, setAsked] = useState('')
  const [value, setValue] = useState(noNewPassword)
  const [failure, setFailure] = useState<ResetFailure>({})
  const [busy, setBusy] = useState(false)
  const asks = typed === undefined && !byLink
  const current = asks ? asked : typed

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const password = newPasswordError(value, current)
    const currentPassword = asks && asked === '' ? 'Your current password is required.' : undefined
    setFailure({ password, currentPassword })
    if (password !== undefined || currentPassword !== undefined) return
    setBusy(true)
    try {
      const body = { password: value.password, ...(current === undefined ? {} : { currentPassword: current }) }
      await call('POST /api/users/self/reset-password', { body })
      toasts.show('success', texts.passwordUpdated)
      onDone()
    } catch (error) {
      setFailure(resetFailure(error, asks))
      setBusy(false)
    }
  }

  return (
    <>
      <PageTitle>Choose a new password</PageTitle>
      <p className={classes.lead}>You need a new password to continue.</p>
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        {failure.text !== undefined && <Notice kind="error">{failure.text}</Notice>}
        {asks && (
          <PasswordField
            label="Current password"
            name="current-password"
            autoComplete="current-password"
            required
            value={asked}
            error={failure.currentPassword}
            onChange={(event) => setAsked(event.currentTarget.value)}
          />
        )}
        <NewPasswordFields
          value={value}
          onChange={setValue}
          error={failure.password}
          {...(current === undefined ? {} : { current })}
        />
        <Button type="submit" wide busy={busy}>
          Save password
        </Button>
      </form>
    </>
  )
}
