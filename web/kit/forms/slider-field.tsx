import { type ComponentProps, useId } from 'react'
import classes from './slider-field.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> {
  readonly label: string
  readonly value: number
  readonly onChange: (value: number) => void
}

/** A value between two ends, moved by pointer or arrow keys. */
export function SliderField({ label, value, onChange, ...rest }: Props) {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        type="range"
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  )
}
