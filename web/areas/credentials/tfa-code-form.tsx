import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { TfaChallenge, TfaSaved } from '@portico/contract/areas/credentials/credentials.shapes.ts'
import { isCode } from '@portico/contract/areas/credentials/password.rules.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { CodeField } from '../../kit/forms/code-field.tsx'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { retryAfterOf, statusOf } from '../../platform/call-error.ts'
import { formatPhone } from '../../platform/formats.ts'
import { isStepUpDeclined } from '../../platform/step-up.ts'
import { useCooldown } from '../../platform/use-cooldown.ts'
import { AuthenticatorSecret } from './authenticator-secret.tsx'
import { challenge as challengeAgain, type Chosen, confirm, whyFailed } from './enrollment.ts'
import classes from './two-factor.module.css'

interface Props {
  readonly chosen: Chosen
  readonly challenge: TfaChallenge
  readonly onBack: () => void
  readonly onConfirmed: (saved: TfaSaved) => void
}

/** The second step: a code from the new phone or app, which proves that it works. */
export function TfaCodeForm({ chosen, challenge, onBack, onConfirmed }: Props) {
  const [code, setCode] = useState('')
  const [errorText, setErrorText] = useState<string>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setErrorText(isCode(code) ? undefined : texts.codeLength)
    if (!isCode(code)) return input.current?.focus()
    setBusy(true)
    try {
      onConfirmed(await confirm(chosen, code))
    } catch (error) {
      setBusy(false)
      if (isStepUpDeclined(error)) return
      setErrorText(statusOf(error) === 429 ? whyFailed(error) : texts.verifyFailed)
      input.current?.select()
    }
  }

  return (
    <form noValidate className={classes.steps} onSubmit={(event) => void submit(event)}>
      {challenge.authenticator === null ? (
        <Sent chosen={chosen} resendIn={challenge.resendInSeconds ?? 0} />
      ) : (
        <AuthenticatorSecret {...challenge.authenticator} />
      )}
      <div className={classes.code}>
        <CodeField ref={input} required value={code} error={errorText} onChange={setCode} />
      </div>
      <FormActions>
        <Button kind="secondary" onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={busy}>
          Confirm code
        </Button>
      </FormActions>
    </form>
  )
}

interface SentProps {
  readonly chosen: Chosen
  /** Seconds until a code may be sent again. */
  readonly resendIn: number
}

/** Where the code went, and the offer to send another. */
function Sent({ chosen, resendIn }: SentProps) {
  const { left, start } = useCooldown(resendIn)
  const [failed, setFailed] = useState<string>()
  const resend = async (): Promise<void> => {
    setFailed(undefined)
    try {
      start((await challengeAgain(chosen)).resendInSeconds ?? 0)
    } catch (error) {
      start(retryAfterOf(error) ?? 0)
      if (!isStepUpDeclined(error)) setFailed(whyFailed(error))
    }
  }
  const how = chosen.tfaType === 'VOICE' ? 'We are calling' : 'We sent a text message to'
  return (
    <div className={classes.sent}>
      <p>
        {how} <strong>{formatPhone(chosen.tfaPhone)}</strong>. Enter the 6-digit code.
      </p>
      {failed !== undefined && <Notice kind="error">{failed}</Notice>}
      <Button kind="quiet" small disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? `Send another code in ${left} s` : 'Send another code'}
      </Button>
    </div>
  )
}
