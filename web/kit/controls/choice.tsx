import { useId } from 'react'
import classes from './choice.module.css'

interface Props<Value extends string> {
  readonly label: string
  /** Shows the label to screen readers only, if the context is enough on screen. */
  readonly labelHidden?: boolean
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}

/** One of a few, all in sight: radio buttons that look like one control. */
export function Choice<Value extends string>({ label, labelHidden = false, options, value, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.group}>
      <legend className={labelHidden ? classes.hidden : classes.legend}>{label}</legend>
      <div className={classes.track}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
