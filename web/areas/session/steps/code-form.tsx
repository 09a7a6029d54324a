import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { isCode } from '@portico/contract/areas/credentials/password.rules.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { CodeField } from '../../../kit/forms/code-field.tsx'
import { call } from '../../../platform/client.ts'
import { FailureNotice } from './failure-notice.tsx'
import { loginFailure, type LoginFailure } from './login-failure.ts'
import classes from './step.module.css'

interface Props {
  readonly tfaPhone: string | null
  readonly brandName: string
  readonly onDone: () => void
}

/** The code itself. */
export function CodeForm({ tfaPhone, brandName, onDone }: Props) {
  const [code, setCode] = useState('')
  const [errorText, setErrorText] = useState<string>()
  const [failure, setFailure] = useState<LoginFailure>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setFailure(undefined)
    setErrorText(isCode(code) ? undefined : texts.codeLength)
    if (!isCode(code)) return input.current?.focus()
    setBusy(true)
    try {
      await call('POST /tfa/verify-code', { body: { code, tfaPhone } })
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
      <CodeField ref={input} required value={code} error={errorText} onChange={setCode} />
      <Button type="submit" wide busy={busy}>
        Verify
      </Button>
    </form>
  )
}
