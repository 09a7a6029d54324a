import { type ReactNode, useId } from 'react'
import classes from './card.module.css'

interface Props {
  /** Where links within the page lead. */
  readonly id?: string
  readonly title: string
  /** Shown next to the title, such as a count. */
  readonly aside?: ReactNode
  readonly action?: ReactNode
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A part of a screen with its own title. */
export function Card({ id, title, aside, action, footer, children }: Props) {
  const titleId = useId()
  return (
    <section id={id} className={classes.card} aria-labelledby={titleId}>
      <header className={classes.head}>
        <h2 id={titleId} tabIndex={id === undefined ? undefined : -1} className={classes.title}>
          {title}
        </h2>
        {aside}
        {action !== undefined && <div className={classes.action}>{action}</div>}
      </header>
      <div className={classes.body}>{children}</div>
      {footer !== undefined && <footer className={classes.footer}>{footer}</footer>}
    </section>
  )
}
