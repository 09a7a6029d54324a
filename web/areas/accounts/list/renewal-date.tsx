import { Pill } from '../../../kit/data/pill.tsx'
import { daysUntil, formatDate, formatDaysAway } from '../../../platform/formats.ts'
import { useNow } from '../../../platform/now.ts'
import { renewalTone } from './renewal-tone.ts'
import classes from './renewal-date.module.css'

/** The date of a next renewal and how far away it is. */
export function RenewalDate({ date }: { readonly date: string | null }) {
  const now = useNow()
  if (date === null) return <span className={classes.none}>No renewal date</span>
  const days = daysUntil(date, now)
  return (
    <span className={classes.renewal}>
      {formatDate(date)} <Pill tone={renewalTone(days)}>{formatDaysAway(days)}</Pill>
    </span>
  )
}
