import type { ComponentProps, ReactNode } from 'react'
import classes from './button.module.css'

interface Props extends ComponentProps<'button'> {
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'quiet-danger'
  readonly small?: boolean | undefined
  readonly wide?: boolean
  /** Work is in progress: the button is disabled and announces it. */
  readonly busy?: boolean
  readonly icon?: ReactNode
}

/** A button that does something. What leads somewhere is a link. */
export function Button({ kind = 'primary', small, wide, busy = false, icon, disabled, children, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      data-kind={kind}
      data-small={small}
      data-wide={wide}
      className={classes.button}
    >
      {icon}
      {children}
      {busy && <span className={classes.spinner} aria-hidden />}
    </button>
  )
}
