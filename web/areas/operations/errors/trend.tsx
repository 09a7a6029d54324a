import { formatCount } from '../../../platform/formats.ts'
import classes from './errors.module.css'

/** Times per day as small bars, the last one today. */
export function Trend({ times, label }: { readonly times: readonly number[]; readonly label: string }) {
  const highest = Math.max(1, ...times)
  const total = times.reduce((sum, each) => sum + each, 0)
  const said = `${label}: ${formatCount(total)} in ${times.length} days, ${formatCount(times.at(-1) ?? 0)} today`
  return (
    <span role="img" aria-label={said} title={said} className={classes.trend}>
      {times.map((each, day) => (
        // oxlint-disable-next-line react/no-array-index-key -- a day is known by its place alone
        <span key={day} data-any={each > 0} style={{ height: `${Math.max(4, (each / highest) * 100)}%` }} />
      ))}
    </span>
  )
}
