import { localHour } from '../../../platform/dates/local-time.ts'

export type ReminderKind = 'DUE_SOON' | 'OVERDUE'

export interface PlannedReminder {
  readonly kind: ReminderKind
  readonly at: Date
}

/** The local hour at which people are reminded. */
const hour = 9

/**
 * When a person is reminded of a task: at nine in their time zone on the day before it is due, and on the day after.
 * Past times are omitted: the person who assigns or changes a task knows that it is late.
 */
export function reminderTimes(due: Date, timeZone: string, now: Date): PlannedReminder[] {
  const planned: PlannedReminder[] = [
    { kind: 'DUE_SOON', at: localHour(due, timeZone, { hour, days: -1 }) },
    { kind: 'OVERDUE', at: localHour(due, timeZone, { hour, days: 1 }) },
  ]
  return planned.filter(({ at }) => at > now)
}
