import type { TfaChallenge } from '@portico/contract/areas/credentials/credentials.shapes.ts'
import { isPhone } from '@portico/contract/kit/text.ts'
import { usualMessages } from '@portico/contract/kit/usual.messages.ts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { Notice } from '../../kit/feedback/notice.tsx'
import { FormActions } from '../../kit/forms/form-actions.tsx'
import { RadioList } from '../../kit/forms/radio-list.tsx'
import { PhoneField } from '../../kit/forms/masks/phone-field.tsx'
import { refusedFields } from '../../platform/call-error.ts'
import { formatPhone } from '../../platform/formats.ts'
import { isStepUpDeclined } from '../../platform/step-up.ts'
import { challenge, type Chosen, whyFailed } from './enrollment.ts'
import classes from './two-factor.module.css'
import { tfaMethods } from './tfa-methods.ts'

const question = 'How do you want to get your codes?'

interface Props {
  readonly chosen: Chosen
  /** The person came back from the code step: the focus returns to their choice. */
  readonly isBack: boolean
  readonly onChange: (chosen: Chosen) => void
  readonly onChallenged: (challenge: TfaChallenge) => void
  readonly onCancel: (() => void) | undefined
}

/** The first step: how codes shall come, and to which phone. */
export function TfaMethodForm({ chosen, isBack, onChange, onChallenged, onCancel }: Props) {
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string>()
  const [phoneError, setPhoneError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isBack) form.current?.querySelector<HTMLElement>('input:checked')?.focus()
  }, [isBack])
  const needsPhone = chosen.tfaType !== 'TOTP'

  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setFailed(undefined)
    const errorText = needsPhone && !isPhone(chosen.tfaPhone) ? usualMessages.phone : undefined
    setPhoneError(errorText)
    if (errorText !== undefined) return
    setBusy(true)
    try {
      onChallenged(await challenge(chosen))
    } catch (error) {
      if (isStepUpDeclined(error)) return
      setPhoneError(refusedFields(error).tfaPhone)
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
        options={tfaMethods}
        value={chosen.tfaType}
        onChange={(tfaType) => onChange({ ...chosen, tfaType })}
      />
      {needsPhone && (
        <PhoneField
          label="Phone"
          name="tfa-phone"
          description="A 10-digit US number"
          required
          value={chosen.tfaPhone}
          error={phoneError}
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
