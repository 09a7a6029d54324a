import type { ReactNode } from 'react'
import classes from './pill.module.css'

interface Props {
  readonly tone?: 'neutral' | 'brand' | 'warning' | 'danger' | 'success'
  readonly children: ReactNode
}

/** A word or a number that stands out a little. */
export function Pill({ tone = 'neutral', children }: Props) {
  return (
    <span className={classes.pill} data-tone={tone}>
      {children}
    </span>
  )
}
