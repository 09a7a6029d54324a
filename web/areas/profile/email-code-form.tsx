import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { isCode } from '@portico/contract/areas/credentials/password.rules.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { CodeField } from '../../kit/forms/code-field.tsx'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { reasonOf } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
import { isStepUpDeclined } from '../../platform/step-up.ts'
import { useCooldown } from '../../platform/use-cooldown.ts'
import { useStoreCurrentUser } from '../session/session.public.ts'
import classes from './profile-form.module.css'

const failedText = 'The address could not be changed. Please try again.'

interface Props {
  readonly email: string
  readonly sent: { readonly resendInSeconds: number }
  readonly onBack: () => void
  readonly onChanged: () => void
}

/** The code sent to the new address; entering it changes the address. */
export function EmailCodeForm({ email, sent, onBack, onChanged }: Props) {
  const store = useStoreCurrentUser()
  const [code, setCode] = useState('')
  const [errorText, setErrorText] = useState<string>()
  const [busy, setBusy] = useState(false)
  const { left, start } = useCooldown(sent.resendInSeconds)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setErrorText(undefined)
    setBusy(true)
    try {
      await work()
    } catch (error) {
      if (!isStepUpDeclined(error)) setErrorText(reasonOf(error, failedText, 'code'))
    } finally {
      setBusy(false)
    }
  }
  const resend = async (): Promise<void> => {
    start((await call('POST /api/users/self/email', { body: { email } })).resendInSeconds)
  }
  const change = async (): Promise<void> => {
    store(await call('PUT /api/users/self/email', { body: { email, code } }))
    toasts.show('success', 'Email address changed.')
    onChanged()
  }
  const submit = (event: SubmitEvent): void => {
    event.preventDefault()
    if (isCode(code)) void attempt(change)
    else setErrorText(texts.codeLength)
  }

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      <p>
        We sent a code to <strong>{email}</strong>. Enter it to change your address.
      </p>
      <div className={classes.code}>
        <CodeField ref={input} required value={code} error={errorText} onChange={setCode} />
      </div>
      <FormActions>
        <Button kind="quiet" disabled={left > 0 || busy} onClick={() => void attempt(resend)}>
          {left > 0 ? `Send another code in ${left} s` : 'Send another code'}
        </Button>
        <Button kind="secondary" onClick={onBack}>
          Use another address
        </Button>
        <Button type="submit" busy={busy}>
          Change address
        </Button>
      </FormActions>
    </form>
  )
}
