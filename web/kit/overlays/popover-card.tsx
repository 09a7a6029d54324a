import { type ReactNode, useCallback, useId, useLayoutEffect, useRef, useState } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import classes from './popover.module.css'
import { useDismissal } from './use-dismissal.ts'

interface Props {
  readonly label: string
  readonly icon: ReactNode
  readonly count?: number
  /** What the card shows; `close` puts it away. */
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a card of 400 px below it. */
export function PopoverCard({ label, icon, count = 0, children }: Props) {
  const [opened, setOpened] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const card = useRef<HTMLElement>(null)
  const id = useId()
  const close = useCallback(() => setOpened(false), [])
  useDismissal(root, opened, close)

  useLayoutEffect(() => {
    if (opened) card.current?.focus()
  }, [opened])

  return (
    <div ref={root} className={classes.root}>
      <IconButton
        label={label}
        icon={icon}
        count={count}
        aria-haspopup="dialog"
        aria-expanded={opened}
        aria-controls={opened ? id : undefined}
        onClick={() => setOpened(!opened)}
      />
      {opened && (
        <section ref={card} id={id} role="dialog" aria-label={label} tabIndex={-1} className={classes.card}>
          {children(close)}
        </section>
      )}
    </div>
  )
}
