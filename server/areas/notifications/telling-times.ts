import type { NotificationChoices } from '@portico/contract/areas/notifications/notification.shapes.ts'
import { localHour, localTimeAt } from '../../platform/dates/local-time.ts'

type Times = Pick<NotificationChoices, 'quietHours' | 'timeZone' | 'digestHour'>

/** When an email or text message may be sent: at the end of the current quiet hours, or undefined if there are none. */
export function heldUntil(now: Date, { quietHours, timeZone }: Times): Date | undefined {
  if (quietHours === null) return undefined
  const { from, until } = quietHours
  const { hour } = localTimeAt(now, timeZone)
  const isQuiet = from < until ? hour >= from && hour < until : hour >= from || hour < until
  if (!isQuiet) return undefined
  return localHour(now, timeZone, { hour: until, days: hour < until ? 0 : 1 })
}

/** When the next digest leaves: at the person's hour, today or tomorrow, or on the next Monday. */
export function nextDigest(now: Date, every: 'DAILY' | 'WEEKLY', { timeZone, digestHour }: Times): Date {
  const days = every === 'DAILY' ? [0, 1] : [0, 1, 2, 3, 4, 5, 6, 7]
  const moments = days.map((later) => localHour(now, timeZone, { hour: digestHour, days: later }))
  return moments.find((moment) => moment > now && (every === 'DAILY' || isMonday(moment, timeZone)))!
}

function isMonday(moment: Date, timeZone: string): boolean {
  const { year, month, day } = localTimeAt(moment, timeZone)
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() === 1
}
