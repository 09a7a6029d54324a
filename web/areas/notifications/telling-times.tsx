import type { NotificationChoices } from '@portico/contract/areas/notifications/notification.shapes.ts'
import { CheckField } from '../../kit/forms/check-field.tsx'
import { SelectField } from '../../kit/forms/select-field.tsx'
import { zoneOptions } from '../../platform/time-zones.ts'
import classes from './notifications-screen.module.css'

const hourName = (hour: number): string => `${hour % 12 === 0 ? 12 : hour % 12}:00 ${hour < 12 ? 'AM' : 'PM'}`
const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourName(hour) }))

const overNight = { from: 21, until: 7 }

interface Props {
  readonly choices: NotificationChoices
  readonly onChange: (part: Partial<NotificationChoices>) => void
}

/** When emails and text messages may come. */
export function TellingTimes({ choices: { quietHours, timeZone, digestHour }, onChange }: Props) {
  return (
    <div className={classes.times}>
      <CheckField
        label="Quiet hours"
        description="Emails and text messages are held until quiet hours end. Portal notifications are not delayed."
        checked={quietHours !== null}
        onChange={(event) => onChange({ quietHours: event.currentTarget.checked ? overNight : null })}
      />
      <div className={classes.pair}>
        {quietHours !== null && (
          <>
            <SelectField
              label="Quiet from"
              data={hours}
              value={String(quietHours.from)}
              onChange={(event) => onChange({ quietHours: { ...quietHours, from: Number(event.currentTarget.value) } })}
            />
            <SelectField
              label="Quiet until"
              data={hours}
              value={String(quietHours.until)}
              onChange={(event) =>
                onChange({ quietHours: { ...quietHours, until: Number(event.currentTarget.value) } })
              }
            />
          </>
        )}
        <SelectField
          label="Time zone"
          description="Reminders are sent at 9:00 AM in this time zone."
          data={zoneOptions(timeZone)}
          value={timeZone}
          onChange={(event) => onChange({ timeZone: event.currentTarget.value })}
        />
        <SelectField
          label="Send digests at"
          description="Weekly digests are sent on Mondays."
          data={hours}
          value={String(digestHour)}
          onChange={(event) => onChange({ digestHour: Number(event.currentTarget.value) })}
        />
      </div>
    </div>
  )
}
