import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import { type CalendarEvent, EventFields } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { eventKinds, kindNames } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { messages } from '@portico/contract/kit/problem.ts'
import { useState } from 'react'
import { Controller, type UseFormReturn, useForm } from 'react-hook-form'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { DateField } from '../../../kit/forms/date-field.tsx'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf, refusedWith } from '../../../platform/call-error.ts'
import { isoDay } from '../../../platform/formats.ts'
import { localDate } from '../calendar-days.ts'
import { changeKey, useEventCalls } from '../calendar.queries.ts'
import { attendeeChoices, differences, startValues, zoneChoices } from './event-form.ts'
import classes from './event-form-dialog.module.css'

interface Props {
  readonly account: Account
  /** Left out for a new event. */
  readonly event?: CalendarEvent | undefined
  /** The day that a new event starts with. */
  readonly day: string
  readonly onClose: () => void
}

/** Adds an event or changes one. */
export default function EventFormDialog({ account, event, day, onClose }: Props) {
  const { add, save } = useEventCalls(account.accountCode)
  const [theirs, setTheirs] = useState<CalendarEvent>()
  const form = useForm<EventFields>({
    resolver: zodResolver(EventFields),
    defaultValues: startValues(event, day),
  })
  const { formState } = form

  const saveOver = async (base: CalendarEvent | undefined, fields: EventFields): Promise<void> => {
    try {
      if (base === undefined) await add(fields)
      else await save(base.id, { ...fields, version: base.version })
      onClose()
    } catch (error) {
      if (refusedWith(changeKey, error, 409)) setTheirs(error.body.current)
      throw error
    }
  }

  return (
    <FormDialog
      title={event === undefined ? 'Add event' : 'Edit event'}
      form={form}
      onSave={(fields) => saveOver(theirs ?? event, fields)}
      onClose={onClose}
      canSave={event === undefined || (formState.isDirty && theirs === undefined)}
      failure={(error) => reasonOf(error, calendarMessages.saveFailed)}
      conflict={
        theirs && { message: messages.stale, differences: differences(form.getValues(), theirs), onTakeTheirs: onClose }
      }
    >
      <div className={classes.fields}>
        <Words form={form} />
        <Times form={form} />
        <Attendees form={form} choices={attendeeChoices(account, event)} />
      </div>
    </FormDialog>
  )
}

interface PartProps {
  readonly form: UseFormReturn<EventFields>
}

function Words({ form: { register, formState } }: PartProps) {
  const { errors } = formState
  return (
    <>
      <TextField label="Name" required data-autofocus error={errors.name?.message} {...register('name')} />
      <SelectField
        label="Kind"
        data={eventKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
        {...register('kind')}
      />
      <TextField label="Where" error={errors.place?.message} {...register('place')} />
      <TextField
        label="Join link"
        type="url"
        placeholder="https://"
        error={errors.joinLink?.message}
        {...register('joinLink', { setValueAs: (typed: string | null) => (typed === '' ? null : typed) })}
      />
      <TextArea label="Details" error={errors.details?.message} {...register('details')} />
    </>
  )
}

function Times({ form: { control, register, formState, getValues } }: PartProps) {
  const { errors } = formState
  return (
    <>
      <div className={classes.times}>
        <Controller
          control={control}
          name="day"
          render={({ field }) => (
            <DateField
              label="Date"
              inputRef={field.ref}
              value={field.value === '' ? null : localDate(field.value)}
              onChange={(chosen) => field.onChange(chosen === null ? '' : isoDay(chosen))}
              error={errors.day?.message}
            />
          )}
        />
        <TextField label="Starts" type="time" required error={errors.from?.message} {...register('from')} />
        <TextField label="Ends" type="time" required error={errors.to?.message} {...register('to')} />
      </div>
      <SelectField
        label="Time zone"
        description="The event keeps its hour there when clocks change."
        data={zoneChoices(getValues('timeZone')).map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        error={errors.timeZone?.message}
        {...register('timeZone')}
      />
    </>
  )
}

function Attendees({
  form: { control, formState },
  choices,
}: PartProps & { readonly choices: readonly { username: string; name: string }[] }) {
  return (
    <Controller
      control={control}
      name="attendees"
      render={({ field: { value, onChange } }) => (
        <FieldGroup
          label="Attendees"
          description="People of this account. They are told by notification and mail."
          error={formState.errors.attendees?.message}
        >
          {choices.map(({ username, name }) => (
            <CheckField
              key={username}
              label={name}
              checked={value.includes(username)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...value, username] : value.filter((each) => each !== username))
              }
            />
          ))}
        </FieldGroup>
      )}
    />
  )
}
