import type { FeatureDefinition } from '@portico/contract/areas/features/feature.shapes.ts'
import type { ControllerRenderProps } from 'react-hook-form'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { TextArea } from '../../kit/forms/text-area.tsx'
import { TextField } from '../../kit/forms/text-field.tsx'
import type { FeatureFormValues } from './feature-form-values.ts'
import classes from './features.module.css'

interface Props {
  readonly flag: FeatureDefinition
  readonly field: ControllerRenderProps<FeatureFormValues, 'value'>
  readonly error: string | undefined
}

/** The field for a flag's value, by the flag's type. */
export function FeatureValueField({ flag, field, error }: Props) {
  const { value, ref, ...rest } = field
  if (typeof value === 'boolean')
    return (
      <CheckField
        {...rest}
        ref={ref}
        label="On"
        checked={value}
        onChange={(event) => field.onChange(event.currentTarget.checked)}
      />
    )
  if (Array.isArray(value)) return <OptionList flag={flag} chosen={value} onChange={field.onChange} error={error} />
  if (flag.type === 'STRING') return <TextField {...rest} ref={ref} label="Value" value={value} error={error} />
  return <TextArea {...rest} ref={ref} label="Value" value={value} error={error} rows={6} />
}

interface OptionListProps {
  readonly flag: FeatureDefinition
  readonly chosen: readonly string[]
  readonly onChange: (chosen: string[]) => void
  readonly error: string | undefined
}

/** The options of a list, each with a checkbox; the list keeps their order. */
function OptionList({ flag, chosen, onChange, error }: OptionListProps) {
  const options = flag.options ?? []
  return (
    <fieldset className={classes.options}>
      <legend>Value</legend>
      {error !== undefined && <p role="alert">{error}</p>}
      <div className={classes.boxes}>
        {options.map((option) => (
          <CheckField
            key={option}
            label={option}
            checked={chosen.includes(option)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(options.filter((other) => (other === option ? checked : chosen.includes(other))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
