import type { ReactNode } from 'react'
import classes from './fold.module.css'

interface Props {
  readonly title: string
  /** Counts and badges next to the title, so that a collapsed part shows what it contains. */
  readonly aside?: ReactNode
  /** Whether it starts open. A person's own choice holds until this changes. */
  readonly startsOpen?: boolean
  readonly children: ReactNode
}

/** A titled part of a card that opens and closes; printed, it is always open. */
export function Fold({ title, aside, startsOpen = false, children }: Props) {
  return (
    <details className={classes.fold} open={startsOpen}>
      <summary>
        <h3>{title}</h3>
        {aside !== undefined && <span className={classes.aside}>{aside}</span>}
      </summary>
      <div className={classes.content}>{children}</div>
    </details>
  )
}
