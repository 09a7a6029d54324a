import type { ReactNode } from 'react'
import classes from './notice.module.css'

interface Props {
  readonly kind: 'info' | 'error' | 'warning' | 'success'
  readonly children: ReactNode
}

/** A message that stays in its place. Errors are announced at once. */
export function Notice({ kind, children }: Props) {
  return (
    <div className={classes.notice} data-kind={kind} role={kind === 'error' ? 'alert' : undefined}>
      {children}
    </div>
  )
}
