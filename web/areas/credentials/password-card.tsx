import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { PasswordField } from '../../kit/forms/password-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { call } from '../../platform/client.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { newPasswordError, noNewPassword } from './new-password.ts'
import { type PasswordErrors, passwordErrors, useCredentialsChanged } from './own-credentials.ts'
import classes from './two-factor.module.css'

const blank = { current: '', next: noNewPassword }

/** Changes the user's own password. */
export function PasswordCard({ id, title }: { readonly id: string; readonly title: string }) {
  const { username } = useSignedInUser()
  const changed = useCredentialsChanged()
  const [{ current, next }, setTyped] = useState(blank)
  const [errors, setErrors] = useState<PasswordErrors>({})
  const [busy, setBusy] = useState(false)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    const found = {
      current: current === '' ? 'Your current password is required.' : undefined,
      next: newPasswordError(next, current),
    }
    setErrors(found)
    if (found.current !== undefined || found.next !== undefined) return
    setBusy(true)
    try {
      await call('POST /api/users/self/reset-password', { body: { currentPassword: current, password: next.password } })
      setTyped(blank)
      toasts.show('success', texts.passwordUpdated)
      await changed()
    } catch (error) {
      setErrors(passwordErrors(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Card id={id} title={title}>
      <form noValidate className={classes.steps} onSubmit={(event) => void submit(event)}>
        {errors.form !== undefined && <Notice kind="error">{errors.form}</Notice>}
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
        <PasswordField
          label="Current password"
          name="current-password"
          autoComplete="current-password"
          value={current}
          error={errors.current}
          onChange={(event) => setTyped({ current: event.currentTarget.value, next })}
        />
        <NewPasswordFields
          value={next}
          current={current}
          error={errors.next}
          onChange={(typed) => setTyped({ current, next: typed })}
        />
        <FormActions>
          <p className={classes.hint}>Your other sessions will be logged out.</p>
          <Button type="submit" busy={busy}>
            Change password
          </Button>
        </FormActions>
      </form>
    </Card>
  )
}
