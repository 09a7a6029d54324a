import type { ComponentProps } from 'react'
import { type Control, type FieldValues, type Path, useController, type UseControllerProps } from 'react-hook-form'
import { isoDay } from '../../../platform/formats.ts'
import { DateField } from '../date-field.tsx'
import { typedDate } from '../typed-date.ts'

interface Props<Values extends FieldValues, Sent> extends Pick<
  ComponentProps<typeof DateField>,
  'label' | 'description' | 'required' | 'isAllowed' | 'notAllowed'
> {
  readonly control: Control<Values, unknown, Sent>
  readonly name: Path<Values>
  readonly rules?: UseControllerProps<Values>['rules']
}

/** A date field of a form; its value is a plain date, or empty. */
export function DayField<Values extends FieldValues, Sent>({ control, name, rules, ...shown }: Props<Values, Sent>) {
  const { field, fieldState } = useController({ control, name, ...(rules && { rules }) })
  return (
    <DateField
      {...shown}
      inputRef={field.ref}
      value={typedDate(field.value) ?? null}
      onChange={(day) => field.onChange(day === null ? '' : isoDay(day))}
      error={fieldState.error?.message}
    />
  )
}
