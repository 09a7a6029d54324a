import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import classes from './popover.module.css'
import { usePopover } from './use-popover.ts'

interface Props {
  readonly label: string
  readonly icon: ReactNode
  readonly count?: number
  /** The card's content; `close` closes it. */
  readonly children: (close: () => void) => ReactNode
}

/** A button that opens a card of 400 px below it. */
export function PopoverCard({ label, icon, count = 0, children }: Props) {
  const { root, id, opened, close, trigger } = usePopover()
  const card = useRef<HTMLElement>(null)

  useLayoutEffect(() => {
    if (opened) card.current?.focus()
  }, [opened])

  return (
    <div ref={root} className={classes.root}>
      <IconButton label={label} icon={icon} count={count} aria-haspopup="dialog" {...trigger} />
      {opened && (
        <section ref={card} id={id} role="dialog" aria-label={label} tabIndex={-1} className={classes.card}>
          {children(close)}
        </section>
      )}
    </div>
  )
}
