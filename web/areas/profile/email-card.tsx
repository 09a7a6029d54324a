import '../../kit/forms/without-eval.ts'
import { EmailDraft } from '@portico/contract/areas/profile/profile.shapes.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Facts } from '../../kit/data/facts.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { Card } from '../../kit/layout/card.tsx'
import { focusSection } from '../../kit/layout/section-focus.ts'
import { reasonOf, refusedFields } from '../../platform/call-error.ts'
import { call } from '../../platform/client.ts'
import { isStepUpDeclined } from '../../platform/step-up.ts'
import { useSignedInUser } from '../session/session.public.ts'
import { EmailCodeForm } from './email-code-form.tsx'
import classes from './profile-form.module.css'

const sendFailed = 'The code could not be sent. Please try again.'

/** The user's address, and changing it: a code is sent to the new one. */
export function EmailCard({ id, title }: { readonly id: string; readonly title: string }) {
  const { email: current, displayUsername } = useSignedInUser()
  const [email, setEmail] = useState('')
  const [sent, setSent] = useState<{ readonly resendInSeconds: number }>()
  const [isBack, setBack] = useState(false)
  const reset = (): void => {
    setSent(undefined)
    setEmail('')
    focusSection(id)
  }
  const back = (): void => {
    setSent(undefined)
    setBack(true)
  }
  return (
    <Card id={id} title={title}>
      <div className={classes.profile}>
        <Facts
          facts={[
            { label: 'Address', value: current },
            { label: 'Username', value: displayUsername },
          ]}
        />
        {sent === undefined ? (
          <NewAddressForm
            current={current}
            isBack={isBack}
            isUsername={displayUsername.toLowerCase() === current.toLowerCase()}
            email={email}
            onChange={setEmail}
            onSent={setSent}
          />
        ) : (
          <EmailCodeForm email={email.trim()} sent={sent} onBack={back} onChanged={reset} />
        )}
      </div>
    </Card>
  )
}

interface FormProps {
  readonly current: string
  /** The address is the username too, which then changes along. */
  readonly isUsername: boolean
  /** The person came back from the code step: the focus returns to their input. */
  readonly isBack: boolean
  readonly email: string
  readonly onChange: (email: string) => void
  readonly onSent: (sent: { readonly resendInSeconds: number }) => void
}

function NewAddressForm({ current, isBack, isUsername, email, onChange, onSent }: FormProps) {
  const [errorText, setErrorText] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const [busy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isBack) input.current?.focus()
  }, [isBack])

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setFailed(undefined)
    const found = errorOf(email.trim(), current)
    setErrorText(found)
    if (found !== undefined) return
    setBusy(true)
    try {
      onSent(await call('POST /api/users/self/email', { body: { email: email.trim() } }))
    } catch (error) {
      setBusy(false)
      if (isStepUpDeclined(error)) return
      setErrorText(refusedFields(error).email)
      if (refusedFields(error).email === undefined) setFailed(reasonOf(error, sendFailed))
    }
  }

  return (
    <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
      {failed !== undefined && <Notice kind="error">{failed}</Notice>}
      <TextField
        ref={input}
        label="New email address"
        type="email"
        name="new-email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        description={`We will send a code to the new address.${isUsername ? ' Your username changes with it.' : ''}`}
        value={email}
        error={errorText}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <FormActions>
        <Button type="submit" busy={busy} disabled={email.trim() === ''}>
          Send code
        </Button>
      </FormActions>
    </form>
  )
}

function errorOf(email: string, current: string): string | undefined {
  if (email.toLowerCase() === current.toLowerCase()) return 'This is already your address.'
  const { error } = EmailDraft.safeParse({ email })
  return error?.issues[0]?.message
}
