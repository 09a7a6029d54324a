import { type ReactNode, useId } from 'react'
import classes from './field-group.module.css'

interface Props {
  readonly label: string
  readonly description?: ReactNode
  readonly error?: string | undefined
  /** Puts short fields next to each other, such as the parts of an amount. */
  readonly dense?: boolean
  readonly children: ReactNode
}

/** Boxes or radio buttons that answer one question, with what is wrong with the answer. */
export function FieldGroup({ label, description, error, dense = false, children }: Props) {
  const id = useId()
  const about = [description === undefined ? '' : `${id}-more`, error === undefined ? '' : `${id}-fault`]
  return (
    <fieldset className={classes.group} aria-describedby={about.join(' ').trim() || undefined}>
      <legend className={classes.legend}>{label}</legend>
      {description !== undefined && (
        <p id={`${id}-more`} className={classes.description}>
          {description}
        </p>
      )}
      <div className={classes.fields} data-dense={dense}>
        {children}
      </div>
      {error !== undefined && (
        <p id={`${id}-fault`} className={classes.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
