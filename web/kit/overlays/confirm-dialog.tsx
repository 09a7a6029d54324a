import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { FormActions } from '../forms/form-actions.tsx'
import { Dialog } from './dialog.tsx'

interface Props {
  readonly title: string
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly busy?: boolean
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** Asks before something that cannot be undone. */
export function ConfirmDialog({ title, children, confirmLabel, busy = false, onConfirm, onCancel }: Props) {
  return (
    <Dialog title={title} onClose={onCancel} size="small" alert>
      {children}
      <FormActions>
        <Button kind="secondary" onClick={onCancel} data-autofocus>
          Cancel
        </Button>
        <Button kind="danger" busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </FormActions>
    </Dialog>
  )
}
