import { showsBanner } from '@portico/contract/areas/broadcasts/broadcast.rules.ts'
import type { BroadcastDraft } from '@portico/contract/areas/broadcasts/broadcast.shapes.ts'
import { wallTimeOf } from '@portico/contract/kit/zone.rules.ts'
import { DateField } from '../../../kit/forms/date-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { isoDay } from '../../../platform/formats.ts'
import { zoneOptions } from '../../../platform/time-zones.ts'
import classes from '../broadcasts.module.css'

interface Props {
  readonly draft: BroadcastDraft
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (changed: Partial<BroadcastDraft>) => void
}

/** When a broadcast is sent, by whose clock, and how long its banner shows. */
export function ScheduleFields({ draft, errors, onChange }: Props) {
  const { sendAt, timeZone, bannerUntil } = draft
  return (
    <div className={classes.pair}>
      <SelectField
        label="Send"
        data={[
          { value: 'NOW', label: 'Now' },
          { value: 'LATER', label: 'Later' },
        ]}
        value={sendAt === null ? 'NOW' : 'LATER'}
        onChange={(event) => onChange({ sendAt: event.currentTarget.value === 'NOW' ? null : tomorrow(timeZone) })}
      />
      {sendAt !== null && (
        <>
          <DateField
            label="Send date"
            required
            value={dayOf(sendAt.day)}
            error={errors['sendAt']}
            onChange={(day) => onChange({ sendAt: { ...sendAt, day: day === null ? '' : isoDay(day) } })}
          />
          <TextField
            label="Send time"
            required
            type="time"
            value={sendAt.time}
            onChange={(event) => onChange({ sendAt: { ...sendAt, time: event.currentTarget.value } })}
          />
        </>
      )}
      <SelectField
        label="Time zone"
        data={zoneOptions(timeZone)}
        value={timeZone}
        error={errors['timeZone']}
        onChange={(event) => onChange({ timeZone: event.currentTarget.value })}
      />
      {showsBanner(draft) && (
        <DateField
          label="Last day of the banner"
          required
          description="It disappears when this day ends in the time zone."
          value={bannerUntil === null ? null : dayOf(bannerUntil)}
          error={errors['bannerUntil']}
          onChange={(day) => onChange({ bannerUntil: day === null ? null : isoDay(day) })}
        />
      )}
    </div>
  )
}

const dayOf = (day: string): Date | null => (day === '' ? null : new Date(`${day}T00:00:00`))

const tomorrow = (timeZone: string) => ({
  day: wallTimeOf(new Date(Date.now() + 86_400_000), timeZone).day,
  time: '09:00',
})
