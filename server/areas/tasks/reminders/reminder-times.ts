import { localHour } from '../../../platform/local-time.ts'

export type ReminderKind = 'DUE_SOON' | 'OVERDUE'

export interface PlannedReminder {
  readonly kind: ReminderKind
  readonly at: Date
}

/** The local hour at which people are reminded. */
const hour = 9

/**
 * When someone is reminded of a task: at nine of their own clock on the day before it is due, and on the day after.
 * What has passed already is left out: whoever gives or changes a task knows how late it is.
 */
export function reminderTimes(due: Date, timeZone: string, now: Date): PlannedReminder[] {
  const planned: PlannedReminder[] = [
    { kind: 'DUE_SOON', at: localHour(due, timeZone, { hour, days: -1 }) },
    { kind: 'OVERDUE', at: localHour(due, timeZone, { hour, days: 1 }) },
  ]
  return planned.filter(({ at }) => at > now)
}
