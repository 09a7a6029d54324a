import { scheduleChoices } from '@portico/contract/areas/schedules/schedule-choices.ts'
import type { ScheduleType } from '@portico/contract/areas/schedules/schedule-types.ts'
import { DateField } from '../../../kit/forms/date-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { typedDate } from '../../../kit/forms/typed-date.ts'
import { isoDay } from '../../../platform/formats.ts'
import { useBrokerageChoices } from '../../brokerages/brokerages.public.ts'
import { LinesField } from '../../details/details.public.ts'
import classes from '../rules.module.css'
import type { FieldsProps } from './rule-form.tsx'

/** Whose rows a rule is for, and when. */
export function ScopeFields({ draft, errors, onChange }: Omit<FieldsProps, 'columns'>) {
  const brokerages = [{ value: '', label: 'All brokerages' }, ...useBrokerageChoices()]
  return (
    <div className={classes.form}>
      <TextField
        label="Name"
        description="Example: Frame buildings need a protection class"
        error={errors['name']}
        maxLength={120}
        required
        value={draft.name}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <div className={classes.pair}>
        <SelectField
          label="Schedule"
          data={scheduleChoices}
          value={draft.scheduleType}
          error={errors['scheduleType']}
          onChange={(event) => onChange({ scheduleType: event.currentTarget.value as ScheduleType })}
        />
        <SelectField
          label="Brokerage"
          data={brokerages}
          value={draft.brokerage ?? ''}
          error={errors['brokerage']}
          onChange={(event) => onChange({ brokerage: event.currentTarget.value || null })}
        />
        <DayOfRule
          label="First day"
          required
          day={draft.startsOn}
          field="startsOn"
          errors={errors}
          onChange={onChange}
        />
        <DayOfRule label="Last day" day={draft.endsOn} field="endsOn" errors={errors} onChange={onChange} />
      </div>
      <LinesField
        value={draft.lines}
        description="Accounts with one of these lines. Leave blank to include all accounts."
        error={errors['lines']}
        onChange={(lines) => onChange({ lines })}
      />
    </div>
  )
}

interface DayProps extends Pick<FieldsProps, 'errors' | 'onChange'> {
  readonly label: string
  readonly required?: boolean
  readonly day: string | null
  readonly field: 'startsOn' | 'endsOn'
}

function DayOfRule({ label, required = false, day, field, errors, onChange }: DayProps) {
  return (
    <DateField
      label={label}
      required={required}
      {...(!required && { description: 'Leave blank for no end.' })}
      value={typedDate(day ?? '') ?? null}
      error={errors[field]}
      onChange={(chosen) => onChange({ [field]: chosen === null ? (required ? '' : null) : isoDay(chosen) })}
    />
  )
}
