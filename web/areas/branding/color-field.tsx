import { TextField } from '../../kit/forms/text-field.tsx'
import classes from './color-field.module.css'
import { isColor } from './configuration-values.ts'

interface Props {
  readonly label: string
  readonly description: string
  /** Such as `#0b4f52`; while it is being typed it may be anything. */
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** A color, typed or chosen with the browser's color picker. */
export function ColorField({ label, description, value, error, onChange }: Props) {
  return (
    <TextField
      label={label}
      description={description}
      error={error}
      value={value}
      maxLength={7}
      spellCheck={false}
      autoComplete="off"
      leftSection={
        <input
          type="color"
          aria-label={`Choose ${label.toLowerCase()}`}
          className={classes.swatch}
          value={isColor(value) ? value.toLowerCase() : '#ffffff'}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
      leftSectionWidth={46}
      leftSectionPointerEvents="all"
      onChange={(event) => onChange(event.currentTarget.value.trim())}
    />
  )
}
