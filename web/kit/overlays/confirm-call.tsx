import type { ReactNode } from 'react'
import { Notice } from '../feedback/notice.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { useWork } from '../../platform/use-work.ts'

interface Props {
  readonly title: string
  readonly confirmLabel: string
  /** The message if there was no response. */
  readonly failure: string
  readonly run: () => Promise<unknown>
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Asks before a call that cannot be undone; shows its error in the dialog. */
export function ConfirmCall({ title, confirmLabel, failure, run, onClose, children }: Props) {
  const work = useWork()

  const confirm = async (): Promise<void> => {
    await run()
    onClose()
  }

  return (
    <ConfirmDialog
      title={title}
      confirmLabel={confirmLabel}
      busy={work.busy}
      onConfirm={() => void work.run(confirm, failure)}
      onCancel={onClose}
    >
      {work.refused !== undefined && <Notice kind="error">{work.refused}</Notice>}
      {children}
    </ConfirmDialog>
  )
}
