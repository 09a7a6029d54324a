import { useState } from 'react'
import { reasonOf } from '../../platform/call-error.ts'
import { Button } from '../controls/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { FormActions } from './form-actions.tsx'

interface Way {
  readonly label: string
  readonly run: () => Promise<void>
  /** What to say where no answer came. */
  readonly failure: string
}

interface Props {
  readonly take: Way
  readonly discard?: Way
  readonly onClose: () => void
}

/** Ends a dialog that shows what would change: takes it, discards it, or leaves it for another day. */
export function Decision({ take, discard, onClose }: Props) {
  const [busy, setBusy] = useState<string>()
  const [refused, setRefused] = useState<string>()

  const go = async ({ label, run, failure }: Way): Promise<void> => {
    setBusy(label)
    setRefused(undefined)
    try {
      await run()
      onClose()
    } catch (error) {
      setRefused(reasonOf(error, failure))
      setBusy(undefined)
    }
  }

  return (
    <>
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      <FormActions>
        {discard !== undefined && (
          <Button kind="quiet-danger" busy={busy === discard.label} onClick={() => void go(discard)}>
            {discard.label}
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          Not now
        </Button>
        <Button busy={busy === take.label} onClick={() => void go(take)}>
          {take.label}
        </Button>
      </FormActions>
    </>
  )
}
