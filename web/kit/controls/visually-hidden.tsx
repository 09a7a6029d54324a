import type { ReactNode } from 'react'
import classes from './visually-hidden.module.css'

/** Words for those who listen to the page. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>
}
