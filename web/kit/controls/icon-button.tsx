import type { ComponentProps, ReactNode } from 'react'
import classes from './icon-button.module.css'

interface Props extends Omit<ComponentProps<'button'>, 'aria-label'> {
  /** What the button does, for people who cannot see its icon. */
  readonly label: string
  readonly icon: ReactNode
  /** A number at its corner; nothing is shown for zero. */
  readonly count?: number
  readonly small?: boolean
}

/** A button with only an icon, an accessible name, and an optional count. */
export function IconButton({ label, icon, count = 0, small = false, className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={count > 0 ? `${label} (${count})` : label}
      className={[classes.button, small ? classes.small : '', className ?? ''].join(' ')}
    >
      {icon}
      {count > 0 && (
        <span className={classes.count} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      )}
    </button>
  )
}
