import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { TfaChallenge } from '@portico/contract/areas/credentials/credentials.shapes.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { RadioList } from '../../kit/forms/radio-list.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import { refusedFields } from '../../platform/call-error.ts'
import { formatPhone } from '../../platform/formats.ts'
import { isStepUpDeclined } from '../../platform/step-up.ts'
import { challenge, type Chosen, whyFailed } from './enrollment.ts'
import classes from './two-factor.module.css'
import { tfaWays } from './tfa-ways.ts'

const question = 'How do you want to get your codes?'

interface Props {
  readonly chosen: Chosen
  /** The person came back from the code: the focus goes to what they chose. */
  readonly isBack: boolean
  readonly onChange: (chosen: Chosen) => void
  readonly onChallenged: (challenge: TfaChallenge) => void
  readonly onCancel: (() => void) | undefined
}

/** The first step: how codes shall come, and to which phone. */
export function TfaWayForm({ chosen, isBack, onChange, onChallenged, onCancel }: Props) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const [phoneFault, setPhoneFault] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isBack) form.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [isBack])
  const needsPhone = chosen.tfaType !== 'TOTP'

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setFailed(undefined)
    const fault = needsPhone && chosen.tfaPhone.replace(/\D/g, '').length !== 10 ? texts.phoneDigits : undefined
    setPhoneFault(fault)
    if (fault !== undefined) return
    setBusy(true)
    try {
      onChallenged(await challenge(chosen))
    } catch (error) {
      if (isStepUpDeclined(error)) return
      setPhoneFault(refusedFields(error).tfaPhone)
      if (refusedFields(error).tfaPhone === undefined) setFailed(whyFailed(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={form} noValidate className={classes.steps} onSubmit={(event) => void submit(event)}>
      {failed !== undefined && <Notice kind="error">{failed}</Notice>}
      <p aria-hidden>{question}</p>
      <RadioList
        label={question}
        options={tfaWays}
        value={chosen.tfaType}
        onChange={(tfaType) => onChange({ ...chosen, tfaType })}
      />
      {needsPhone && (
        <TextField
          label="Phone"
          type="tel"
          name="tfa-phone"
          autoComplete="tel-national"
          description="A US number of ten digits"
          required
          value={chosen.tfaPhone}
          error={phoneFault}
          onChange={(event) => onChange({ ...chosen, tfaPhone: event.currentTarget.value })}
          onBlur={() => onChange({ ...chosen, tfaPhone: formatPhone(chosen.tfaPhone) })}
        />
      )}
      <FormActions>
        <p className={classes.hint}>Your other sessions will be logged out.</p>
        {onCancel !== undefined && (
          <Button kind="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" busy={busy}>
          Continue
        </Button>
      </FormActions>
    </form>
  )
}
