import { utcDay, wallTimeOf } from '@portico/contract/kit/zone.rules.ts'

/** A time as its event has it: a day for a whole one, else an hour on the wall clocks of its zone. */
interface ZonedTime {
  readonly at: Date
  readonly time_zone: string
  readonly whole_day: boolean
}

/** A property that holds a time, such as `DTSTART;TZID=America/New_York:20270301T090000`. */
export function timeProperty(name: string, { at, time_zone: zone, whole_day: isDay }: ZonedTime): string {
  if (isDay) return `${name};VALUE=DATE:${dayValue(utcDay(at))}`
  return zone === 'UTC' ? `${name}:${utcValue(at)}` : `${name};TZID=${zone}:${wallValue(at, zone)}`
}

/** `20270301` */
export const dayValue = (day: string): string => day.replaceAll('-', '')

/** `20270301T140000Z` */
export const utcValue = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')

function wallValue(instant: Date, zone: string): string {
  const { day, time } = wallTimeOf(instant, zone)
  return `${dayValue(day)}T${time.replace(':', '')}00`
}
