import { useId } from 'react'
import classes from './radio-list.module.css'

interface Props<Value extends string> {
  readonly label: string
  readonly options: readonly { readonly value: Value; readonly label: string; readonly description: string }[]
  readonly value: Value
  readonly disabled?: boolean
  readonly onChange: (value: Value) => void
}

/** One of a few, each with a sentence on what it means. */
export function RadioList<Value extends string>({ label, options, value, disabled, onChange }: Props<Value>) {
  const name = useId()
  return (
    <fieldset className={classes.list} disabled={disabled}>
      <legend className={classes.hidden}>{label}</legend>
      {options.map((option) => (
        <div key={option.value} className={classes.option}>
          <input
            type="radio"
            id={`${name}-${option.value}`}
            name={name}
            value={option.value}
            checked={option.value === value}
            aria-describedby={`${name}-${option.value}-more`}
            onChange={() => onChange(option.value)}
          />
          <div>
            <label htmlFor={`${name}-${option.value}`}>{option.label}</label>
            <p id={`${name}-${option.value}-more`} className={classes.description}>
              {option.description}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
