import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { ToastArea } from '../feedback/toast-area.tsx'
import classes from './dialog.module.css'
import { useLayer } from './top-layer.ts'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly size?: 'small' | 'medium' | 'large'
  /** From the left edge, as navigation on a phone does; otherwise in the middle. */
  readonly side?: boolean
  /** Asks something that must be answered. */
  readonly alert?: boolean
}

/**
 * A modal dialog, open while it is mounted. It uses the browser's `dialog`: focus stays inside, Escape closes it, and
 * the focus returns to where it was. `data-autofocus` gets the focus first, else the title.
 */
export function Dialog({ title, onClose, children, size = 'medium', side = false, alert = false }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const layer = useLayer()
  const setAside = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    setAside.current = false
    element?.showModal()
    const first = element?.querySelector<HTMLElement>('[data-autofocus]') ?? heading.current
    first?.focus()
    return () => {
      // Hidden, not closed, while part of the surrounding page still loads: it reopens with the page.
      setAside.current = true
      element?.close()
    }
  }, [])

  useLayoutEffect(() => {
    // A browser may close it over our head on the second Escape; a form that stays open is shown again.
    if (dialog.current?.open === false) dialog.current.showModal()
  })

  return (
    <dialog
      ref={dialog}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={titleId}
      className={[classes.dialog, classes[size], side ? classes.side : ''].join(' ')}
      onCancel={(event) => {
        // React decides whether the dialog closes: a form with unsaved text asks first.
        event.preventDefault()
        if (event.target === event.currentTarget) onClose()
      }}
      onClose={(event) => {
        const isOwn = event.target === event.currentTarget && !event.currentTarget.open
        if (isOwn && !setAside.current) onClose()
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      <div className={classes.card}>
        <div className={classes.head}>
          <h2 id={titleId} ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h2>
          <IconButton label="Close" icon={<IconX size={20} />} small onClick={onClose} />
        </div>
        {children}
      </div>
      <ToastArea layer={layer} />
    </dialog>
  )
}
