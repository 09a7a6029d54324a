import type { ReactNode } from 'react'
import classes from './form-actions.module.css'

/** The buttons that end a form, the deciding one last. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return <div className={classes.actions}>{children}</div>
}
