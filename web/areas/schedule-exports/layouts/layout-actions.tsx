import { layoutMessages } from '@portico/contract/areas/schedule-exports/layout.messages.ts'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { ConfirmCall } from '../../../kit/overlays/confirm-call.tsx'
import classes from './layout.module.css'

interface Props {
  readonly isDirty: boolean
  readonly isBusy: boolean
  /** Someone has to choose between two versions first. */
  readonly isHeld: boolean
  readonly onUndo: () => void
  readonly onSave: () => void
  /** Omitted for a new layout. */
  readonly deleting?: { readonly name: string; readonly run: () => Promise<void> }
}

/** Saving, undoing and deleting. */
export function LayoutActions({ isDirty, isBusy, isHeld, onUndo, onSave, deleting }: Props) {
  const [asking, ask] = useState(false)
  return (
    <FormActions>
      <p role="status" className={classes.unsaved}>
        {isDirty && 'You have unsaved changes.'}
      </p>
      {deleting !== undefined && (
        <Button kind="quiet-danger" disabled={isBusy} onClick={() => ask(true)}>
          Delete template
        </Button>
      )}
      <Button kind="secondary" disabled={!isDirty || isBusy} onClick={onUndo}>
        Undo changes
      </Button>
      <Button busy={isBusy} disabled={!isDirty || isHeld} onClick={onSave}>
        Save
      </Button>
      {asking && deleting !== undefined && (
        <ConfirmCall
          title="Delete this template?"
          confirmLabel="Delete"
          failure={layoutMessages.deleteFailed}
          run={deleting.run}
          onClose={() => ask(false)}
        >
          <p>{deleting.name} can no longer be selected for exports. This cannot be undone.</p>
        </ConfirmCall>
      )}
    </FormActions>
  )
}
