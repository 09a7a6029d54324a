import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { useSyncExternalStore } from 'react'
import { useIsTopLayer } from '../overlays/top-layer.ts'
import classes from './toast-area.module.css'
import { type Toast, type ToastKind, toasts } from './toasts.ts'

const icons: Record<ToastKind, typeof IconInfoCircle> = {
  success: IconCircleCheck,
  error: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
}

/**
 * Where toasts appear. The page has one, and so does every dialog: a modal dialog blocks the rest of the page, so
 * toasts show in the topmost.
 */
export function ToastArea({ layer = 0 }: { readonly layer?: number }) {
  const list = useSyncExternalStore(toasts.subscribe, toasts.list)
  const isTop = useIsTopLayer(layer)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- resting on it only stops its clock
    <div
      role="status"
      className={classes.area}
      onPointerEnter={toasts.pause}
      onPointerLeave={toasts.resume}
      onFocus={toasts.pause}
      onBlur={toasts.resume}
    >
      {isTop && list.map((toast) => <ToastCard key={toast.id} toast={toast} />)}
    </div>
  )
}

function ToastCard({ toast }: { readonly toast: Toast }) {
  const Icon = icons[toast.kind]
  const open = toast.open
  return (
    <div className={classes.toast} data-kind={toast.kind}>
      <Icon size={20} className={classes.icon} aria-hidden />
      <p className={classes.text}>{toast.text}</p>
      {open !== undefined && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            toasts.close(toast.id)
            open()
          }}
        >
          Open
        </button>
      )}
      <button
        type="button"
        className={classes.action}
        onClick={() => (toast.undo === undefined ? toasts.close(toast.id) : toasts.undo(toast.id))}
      >
        {toast.undo === undefined ? 'Close' : 'Undo'}
      </button>
    </div>
  )
}
