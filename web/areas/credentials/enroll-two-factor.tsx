import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { TfaChallenge, TfaSaved, TfaSettings } from '@portico/contract/areas/credentials/credentials.shapes.ts'
import { useState } from 'react'
import { toasts } from '../../kit/feedback/toasts.ts'
import type { Chosen } from './enrollment.ts'
import { RecoveryCodes } from './recovery-codes.tsx'
import { TfaCodeForm } from './tfa-code-form.tsx'
import { TfaMethodForm } from './tfa-method-form.tsx'

interface Props {
  /** Two-factor is in force; the recovery codes may still be on screen. */
  readonly onSaved?: (settings: TfaSettings) => void
  /** Two-factor is on and its new recovery codes, if any, are saved. */
  readonly onDone: () => void
  /** Offers to cancel; omitted if two-factor is required. */
  readonly onCancel?: () => void
}

type Step =
  | { readonly name: 'way'; readonly isBack: boolean }
  | { readonly name: 'code'; readonly challenge: TfaChallenge }
  | { readonly name: 'recovery'; readonly codes: readonly string[] }

/** Sets up two-factor: a way for the codes, a code that proves it, the recovery codes. */
export default function EnrollTwoFactor({ onSaved, onDone, onCancel }: Props) {
  const [chosen, setChosen] = useState<Chosen>({ tfaType: 'TOTP', tfaPhone: '' })
  const [step, setStep] = useState<Step>({ name: 'way', isBack: false })

  const saved = ({ settings, recoveryCodes: codes }: TfaSaved): void => {
    toasts.show('success', texts.tfaSaved)
    onSaved?.(settings)
    if (codes === null) onDone()
    else setStep({ name: 'recovery', codes })
  }

  if (step.name === 'recovery') return <RecoveryCodes codes={step.codes} onKept={onDone} />
  if (step.name === 'code')
    return (
      <TfaCodeForm
        chosen={chosen}
        challenge={step.challenge}
        onBack={() => setStep({ name: 'way', isBack: true })}
        onConfirmed={saved}
      />
    )
  return (
    <TfaMethodForm
      chosen={chosen}
      isBack={step.isBack}
      onChange={setChosen}
      onChallenged={(challenge) => setStep({ name: 'code', challenge })}
      onCancel={onCancel}
    />
  )
}
