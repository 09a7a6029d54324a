import type { EventFields } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { DayField } from '../../../kit/forms/bound/day-field.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { type EventFormValues, zoneChoices } from './event-form.ts'
import classes from './event-form-dialog.module.css'

export interface EventFormPart {
  readonly form: UseFormReturn<EventFormValues, unknown, EventFields>
}

interface Props extends EventFormPart {
  /** A single occurrence of a series has no recurrence. */
  readonly mayRepeat: boolean
}

/** When an event takes place: its day, its hours or all day, and its recurrence. */
export function EventTimes({ form, mayRepeat }: Props) {
  const { control, register, formState, getValues } = form
  const { errors } = formState
  const wholeDay = useWatch({ control, name: 'wholeDay' })
  return (
    <>
      <div className={classes.times}>
        <DayField control={control} name="day" label="Date" required />
        {!wholeDay && (
          <>
            <TextField label="Starts" type="time" required error={errors.from?.message} {...register('from')} />
            <TextField label="Ends" type="time" required error={errors.to?.message} {...register('to')} />
          </>
        )}
      </div>
      <CheckField label="All day" {...register('wholeDay')} />
      {!wholeDay && (
        <SelectField
          label="Time zone"
          description="Adjusts automatically for daylight saving time."
          data={zoneChoices(getValues('timeZone')).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
          error={errors.timeZone?.message}
          {...register('timeZone')}
        />
      )}
      {mayRepeat && <Repeats form={form} />}
    </>
  )
}

const rhythmChoices = [
  { value: '', label: 'Once' },
  { value: 'week', label: 'Every week' },
  { value: 'month', label: 'Every month' },
  { value: 'year', label: 'Every year' },
]

const endChoices = [
  { value: 'never', label: 'Never' },
  { value: 'until', label: 'On a day' },
  { value: 'times', label: 'After a number of times' },
]

function Repeats({ form }: EventFormPart) {
  const { control, register, formState } = form
  const { errors } = formState
  const [repeats, ends] = useWatch({ control, name: ['repeats', 'ends'] })
  return (
    <div className={classes.repeats}>
      <SelectField
        label="Happens"
        description={repeats === 'month' ? 'In shorter months, the event falls on the last day.' : undefined}
        data={rhythmChoices}
        error={errors.repeats?.message}
        {...register('repeats')}
      />
      {repeats !== '' && <SelectField label="Ends repeating" data={endChoices} {...register('ends')} />}
      {repeats !== '' && ends === 'until' && (
        <DayField control={control} name="repeatsUntil" label="Last day" required />
      )}
      {repeats !== '' && ends === 'times' && (
        <TextField
          label="Times"
          required
          inputMode="numeric"
          error={errors.repeatsTimes?.message}
          {...register('repeatsTimes')}
        />
      )}
    </div>
  )
}
