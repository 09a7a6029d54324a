import { credentialsMessages as texts } from '@portico/contract/areas/credentials/credentials.messages.ts'
import type { TfaSettings } from '@portico/contract/areas/credentials/credentials.shapes.ts'
import { useState } from 'react'
import { Button } from '../../kit/controls/button.tsx'
import { toasts } from '../../kit/feedback/toasts.ts'
import { ConfirmDialog } from '../../kit/overlays/confirm-dialog.tsx'
import { call } from '../../platform/client.ts'
import { isStepUpDeclined } from '../../platform/step-up.ts'
import { whyFailed } from './enrollment.ts'

interface Props {
  readonly onChanged: (settings: TfaSettings) => void
}

interface CodesProps extends Props {
  readonly onCodes: (codes: readonly string[]) => void
}

/** Makes new recovery codes, once it is understood that the old ones end. */
export function MakeRecoveryCodes({ onCodes, onChanged }: CodesProps) {
  const make = useAsked(async () => {
    const { settings, recoveryCodes } = await call('POST /api/users/tfa/recovery-codes')
    onChanged(settings)
    onCodes(recoveryCodes ?? [])
  })
  return (
    <>
      <Button kind="secondary" onClick={make.ask}>
        New recovery codes
      </Button>
      {make.asked && (
        <ConfirmDialog
          title="Create new recovery codes?"
          confirmLabel="Create new codes"
          busy={make.busy}
          onCancel={make.cancel}
          onConfirm={() => void make.confirm()}
        >
          <p>Your current recovery codes will stop working.</p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Switches two-factor off. */
export function SwitchOff({ onChanged }: Props) {
  const off = useAsked(async () => {
    const answer = await call('PUT /api/users/tfa/update', { body: { tfaEnabled: false } })
    if ('settings' in answer) onChanged(answer.settings)
    toasts.show('success', texts.tfaSaved)
  })
  return (
    <>
      <Button kind="quiet-danger" onClick={off.ask}>
        Turn off
      </Button>
      {off.asked && (
        <ConfirmDialog
          title="Turn off two-factor?"
          confirmLabel="Turn off"
          busy={off.busy}
          onCancel={off.cancel}
          onConfirm={() => void off.confirm()}
        >
          <p>
            Your account will be protected by your password only, and your recovery codes will stop working. Your other
            sessions will be logged out.
          </p>
        </ConfirmDialog>
      )}
    </>
  )
}

/** Something to confirm first; shows the error if it fails. */
function useAsked(work: () => Promise<void>) {
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  return {
    asked,
    busy,
    ask: () => setAsked(true),
    cancel: () => setAsked(false),
    async confirm(): Promise<void> {
      setBusy(true)
      try {
        await work()
        setAsked(false)
      } catch (error) {
        if (!isStepUpDeclined(error)) toasts.show('error', whyFailed(error, 'tfaEnabled'))
      } finally {
        setBusy(false)
      }
    },
  }
}
