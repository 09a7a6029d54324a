import type { ReactNode } from 'react'
import classes from './two-lines.module.css'

interface Props {
  readonly children: ReactNode
  /** What is said of it in smaller type. */
  readonly under: ReactNode
}

/** A value with what belongs to it below: a name and its code, a moment and whose it was. */
export function TwoLines({ children, under }: Props) {
  return (
    <span className={classes.lines}>
      {children}
      <span className={classes.under}>{under}</span>
    </span>
  )
}
