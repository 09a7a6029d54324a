import '../../../kit/forms/without-eval.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { Account } from '@portico/contract/areas/accounts/account.shapes.ts'
import { calendarMessages } from '@portico/contract/areas/calendar/calendar.messages.ts'
import type { EventFields } from '@portico/contract/areas/calendar/calendar.shapes.ts'
import { eventKinds, kindNames } from '@portico/contract/areas/calendar/entry-kinds.ts'
import { useState } from 'react'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { useSavedMeanwhile } from '../../../kit/forms/conflicts/use-saved-meanwhile.ts'
import { FieldGroup } from '../../../kit/forms/field-group.tsx'
import { FormDialog } from '../../../kit/forms/form-dialog.tsx'
import { MoneyField } from '../../../kit/forms/kinds/money-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextArea } from '../../../kit/forms/text-area.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { reasonOf } from '../../../platform/call-error.ts'
import { changeKey, scopeOf, type Target, useEventCalls } from '../calendar.queries.ts'
import { attendeeChoices, differences, eventFormSchema, type EventFormValues, startValues } from './event-form.ts'
import classes from './event-form-dialog.module.css'
import { type EventFormPart, EventTimes } from './event-times.tsx'

interface Props {
  readonly account: Account
  /** Omitted for a new event. */
  readonly target?: Target | undefined
  /** The day that a new event starts with. */
  readonly day: string
  readonly onClose: () => void
}

/** Adds an event or changes one: of a series that occurrence, it with all that follow, or all. */
export default function EventFormDialog({ account, target, day, onClose }: Props) {
  const { add, change } = useEventCalls(account.accountCode)
  // Changes of one, of following, and of all occurrences return a stale save alike.
  const { base, save, conflictOf } = useSavedMeanwhile(changeKey, target?.event, onClose)
  const [sent, setSent] = useState<EventFields>()
  const form = useForm<EventFormValues, unknown, EventFields>({
    resolver: zodResolver(eventFormSchema),
    defaultValues: startValues(target, day),
  })
  const { formState } = form

  const send = (fields: EventFields): Promise<void> =>
    target === undefined || base === undefined
      ? add(fields)
      : change({ ...target, event: base }, { ...fields, version: base.version })

  return (
    <FormDialog
      title={titleOf(target)}
      form={form}
      onSave={(fields) => {
        setSent(fields)
        return save(send(fields))
      }}
      onClose={onClose}
      canSave={target === undefined || formState.isDirty}
      failure={(error) => reasonOf(error, calendarMessages.saveFailed)}
      conflict={sent && target && conflictOf((event) => differences(sent, { ...target, event }))}
    >
      <div className={classes.fields}>
        <Words form={form} />
        <EventTimes form={form} mayRepeat={target === undefined || scopeOf(target) !== 'one'} />
        <Attendees form={form} choices={attendeeChoices(account, target?.event)} />
      </div>
    </FormDialog>
  )
}

function titleOf(target: Target | undefined): string {
  if (target === undefined) return 'Add event'
  if (target.event.repeats === null || target.scope === 'one') return 'Edit event'
  return target.scope === 'all' ? 'Edit the whole series' : 'Edit this and following'
}

function Words({ form: { register, formState, control } }: EventFormPart) {
  const { errors } = formState
  const isPayment = useWatch({ control, name: 'kind' }) === 'payment'
  return (
    <>
      <TextField label="Name" required data-autofocus error={errors.name?.message} {...register('name')} />
      <SelectField
        label="Kind"
        data={eventKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
        {...register('kind')}
      />
      {isPayment && <MoneyField label="Amount due" required error={errors.amount?.message} {...register('amount')} />}
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

function Attendees({
  form: { control, formState },
  choices,
}: EventFormPart & { readonly choices: readonly { username: string; name: string }[] }) {
  return (
    <Controller
      control={control}
      name="attendees"
      render={({ field: { value, onChange } }) => (
        <FieldGroup
          label="Attendees"
          description="People on this account. They will get a notification and an email."
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
