import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { DateField } from '../../kit/forms/date-field.tsx'
import { typedDate } from '../../kit/forms/typed-date.ts'
import { isoDay } from '../../platform/formats.ts'

interface Props<Values extends FieldValues, Sent> {
  readonly control: Control<Values, unknown, Sent>
  readonly name: Path<Values>
  readonly label: string
  readonly description?: string
}

/** A date of a form, kept as a plain date or as nothing. */
export function DayInput<Values extends FieldValues, Sent>({ control, name, label, description }: Props<Values, Sent>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <DateField
          label={label}
          {...(description !== undefined && { description })}
          inputRef={field.ref}
          value={typedDate(field.value) ?? null}
          onChange={(day) => field.onChange(day === null ? '' : isoDay(day))}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}
