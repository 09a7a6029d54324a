import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import { isCode } from '@portico/contract/areas/credentials/password.rules.ts'
import { messages } from '@portico/contract/kit/problem.messages.ts'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Choice } from '../../kit/controls/choice.tsx'
import { CodeField } from '../../kit/forms/code-field.tsx'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { PasswordField } from '../../kit/forms/password-field.tsx'
import { Dialog } from '../../kit/overlays/dialog.tsx'
import { call } from '../../platform/client.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { whyFailed } from './enrollment.ts'
import { SendOwnCode } from './send-own-code.tsx'
import classes from './two-factor.module.css'

const proofs = [
  { value: 'code', label: 'Code' },
  { value: 'password', label: 'Password' },
] as const

interface Props {
  readonly onSettled: (proved: boolean) => void
}

/** Asks for the password, or for a code if two-factor is on. */
export default function StepUpDialog({ onSettled }: Props) {
  const { tfaEnabled } = useSignedInUser()
  const [by, setBy] = useState<'code' | 'password'>(tfaEnabled ? 'code' : 'password')
  const [typed, setTyped] = useState('')
  const [errorText, setErrorText] = useState<string>()
  const [busy, setBusy] = useState(false)

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    if (by === 'code' && !isCode(typed)) return setErrorText(texts.codeLength)
    setErrorText(undefined)
    setBusy(true)
    try {
      await call('POST /auth/step-up', { body: by === 'code' ? { code: typed } : { password: typed } })
      onSettled(true)
    } catch (error) {
      setErrorText(whyFailed(error, by))
      setBusy(false)
    }
  }

  return (
    <Dialog title={messages.stepUp} size="small" onClose={() => onSettled(false)}>
      <form noValidate className={classes.steps} onSubmit={(event) => void submit(event)}>
        <p>For your security, please confirm your identity. Your changes will not be lost.</p>
        {tfaEnabled && (
          <Choice
            label="Confirm with"
            labelHidden
            options={proofs}
            value={by}
            onChange={(next) => {
              setBy(next)
              setTyped('')
              setErrorText(undefined)
            }}
          />
        )}
        {by === 'code' ? (
          <>
            <SendOwnCode />
            <CodeField key="code" data-autofocus value={typed} error={errorText} onChange={setTyped} />
          </>
        ) : (
          <PasswordField
            key="password"
            data-autofocus
            label="Your password"
            name="password"
            autoComplete="current-password"
            value={typed}
            error={errorText}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
        <FormActions>
          <Button kind="secondary" onClick={() => onSettled(false)}>
            Cancel
          </Button>
          <Button type="submit" busy={busy} disabled={typed === ''}>
            Confirm
          </Button>
        </FormActions>
      </form>
    </Dialog>
  )
}
