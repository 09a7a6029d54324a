import type { ReactNode } from 'react'
import classes from './two-lines.module.css'

interface Props {
  readonly children: ReactNode
  /** The details in smaller type. */
  readonly under: ReactNode
}

/** A value with details below it: a name and its code, a time and the person. */
export function TwoLines({ children, under }: Props) {
  return (
    <span className={classes.lines}>
      {children}
      <span className={classes.under}>{under}</span>
    </span>
  )
}
