import { type ComponentProps, type ReactNode, useId } from 'react'
import classes from './check-field.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** Shown next to the box. Without it, pass an `aria-label`. */
  readonly label?: string
  readonly description?: ReactNode
}

/** A box to tick. */
export function CheckField({ label, description, ...rest }: Props) {
  const id = useId()
  const box = (
    <input
      {...rest}
      id={id}
      type="checkbox"
      className={classes.box}
      aria-describedby={description === undefined ? undefined : `${id}-more`}
    />
  )
  if (label === undefined) return <span className={classes.alone}>{box}</span>
  return (
    <div className={classes.field}>
      {box}
      <div>
        <label htmlFor={id}>{label}</label>
        {description !== undefined && (
          <p id={`${id}-more`} className={classes.description}>
            {description}
          </p>
        )}
      </div>
    </div>
  )
}
