import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { call } from '../../../platform/client.ts'
import { FailureNotice } from './failure-notice.tsx'
import { loginFailure, type LoginFailure } from './login-failure.ts'
import classes from './step.module.css'

interface Props {
  readonly brandName: string
  readonly onDone: () => void
}

/** A saved recovery code, for when the phone is not available. */
export function RecoveryCodeForm({ brandName, onDone }: Props) {
  const [code, setCode] = useState('')
  const [errorText, setErrorText] = useState<string>()
  const [failure, setFailure] = useState<LoginFailure>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setFailure(undefined)
    const isMissing = code.trim() === ''
    setErrorText(isMissing ? 'Recovery code is required' : undefined)
    if (isMissing) return input.current?.focus()
    setBusy(true)
    try {
      await call('POST /auth/recovery-code', { body: { recoveryCode: code } })
      onDone()
    } catch (error) {
      setFailure(loginFailure(error, brandName, texts.codeNotApproved))
      setBusy(false)
      input.current?.select()
    }
  }

  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      {failure !== undefined && <FailureNotice failure={failure} />}
      <TextField
        ref={input}
        label="Recovery code"
        name="recovery-code"
        description="Enter one of the recovery codes you saved when you set up two-factor authentication. Each code works once."
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        value={code}
        error={errorText}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" wide busy={busy}>
        Verify
      </Button>
    </form>
  )
}
