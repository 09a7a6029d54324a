import { type ReactNode, useState } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { reasonOf } from '../../platform/call-error.ts'

interface Props {
  readonly title: string
  readonly confirmLabel: string
  /** What to say where no answer came. */
  readonly failure: string
  readonly run: () => Promise<void>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks before a call that cannot be taken back; a refusal is said where it was asked. */
export function ConfirmCall({ title, confirmLabel, failure, run, onClose, children }: Props) {
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()

  const confirm = async (): Promise<void> => {
    setBusy(true)
    setRefused(undefined)
    try {
      await run()
      onClose()
    } catch (error) {
      setRefused(reasonOf(error, failure))
      setBusy(false)
    }
  }

  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      {children}
    </ConfirmDialog>
  )
}
