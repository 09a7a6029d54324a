import { useState } from 'react'
import { useWork } from '../../platform/use-work.ts'
import { Button } from '../controls/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { FormActions } from './form-actions.tsx'

interface Way {
  readonly label: string
  readonly run: () => Promise<void>
  /** The message if there was no response. */
  readonly failure: string
}

interface Props {
  readonly take: Way
  readonly discard?: Way
  readonly onClose: () => void
}

/** Ends a dialog that shows what would change: takes it, discards it, or leaves it for another day. */
export function Decision({ take, discard, onClose }: Props) {
  const { busy, refused, run } = useWork()
  const [chosen, setChosen] = useState<string>()

  const go = (way: Way): void => {
    setChosen(way.label)
    void run(async () => {
      await way.run()
      onClose()
    }, way.failure)
  }

  return (
    <>
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      <FormActions>
        {discard !== undefined && (
          <Button kind="quiet-danger" busy={busy && chosen === discard.label} onClick={() => go(discard)}>
            {discard.label}
          </Button>
        )}
        <Button kind="secondary" onClick={onClose}>
          Not now
        </Button>
        <Button busy={busy && chosen === take.label} onClick={() => go(take)}>
          {take.label}
        </Button>
      </FormActions>
    </>
  )
}
