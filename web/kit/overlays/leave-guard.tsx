import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

interface Props {
  readonly when: boolean
  /** What would be lost, in one sentence. */
  readonly children: string
}

/** Asks before someone leaves the screen with changes that are not saved; the browser asks where the tab closes. */
export function LeaveGuard({ when, children }: Props) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => when && current.pathname !== next.pathname,
    enableBeforeUnload: when,
    withResolver: true,
  })
  if (status !== 'blocked') return null
  return (
    <ConfirmDialog title="Leave without saving?" confirmLabel="Leave" onCancel={reset} onConfirm={proceed}>
      <p>{children}</p>
    </ConfirmDialog>
  )
}
