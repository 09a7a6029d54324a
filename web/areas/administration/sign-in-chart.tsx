import type { Overview, SignInHour } from '@portico/contract/areas/administration/overview.shapes.ts'
import { type Column, DataTable } from '../../kit/data/data-table.tsx'
import { formatCount } from '../../platform/formats.ts'
import classes from './sign-in-chart.module.css'

const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric' })
const hourOf = ({ from }: SignInHour): string => hour.format(new Date(from))

const columns: readonly Column<SignInHour>[] = [
  { key: 'hour', header: 'From', cell: hourOf },
  { key: 'succeeded', header: 'Logged in', cell: ({ succeeded }) => formatCount(succeeded), numeric: true },
  { key: 'failed', header: 'Failed', cell: ({ failed }) => formatCount(failed), numeric: true },
]

/** Logins by hour as bars, failed ones on top; also as a table. */
export function SignInChart({ signIns: { hours, isComplete } }: { readonly signIns: Overview['signIns'] }) {
  const highest = Math.max(1, ...hours.map(({ succeeded, failed }) => succeeded + failed))
  const total = (of: 'succeeded' | 'failed') => formatCount(hours.reduce((sum, each) => sum + each[of], 0))
  const said = `${total('succeeded')} logged in, ${total('failed')} failed.`
  return (
    <>
      <p className={classes.legend}>
        <span data-part="succeeded">{total('succeeded')} logged in</span>
        <span data-part="failed">{total('failed')} failed</span>
      </p>
      <div role="img" aria-label={`Logins by hour: ${said}`} className={classes.chart}>
        {hours.map((each) => (
          <div
            key={each.from}
            className={classes.hour}
            title={`${hourOf(each)}: ${each.succeeded}, ${each.failed} failed`}
          >
            <span data-part="failed" style={{ height: `${(each.failed / highest) * 100}%` }} />
            <span data-part="succeeded" style={{ height: `${(each.succeeded / highest) * 100}%` }} />
          </div>
        ))}
      </div>
      <div className={classes.axis} aria-hidden>
        {hours
          .filter((_, at) => at % 6 === 0)
          .map((each) => (
            <span key={each.from}>{hourOf(each)}</span>
          ))}
        <span>now</span>
      </div>
      {!isComplete && <p>There were more than are counted here. The oldest hours are not complete.</p>}
      <details className={classes.numbers}>
        <summary>Hour by hour</summary>
        <DataTable label="Logins by hour" columns={columns} rows={hours} rowKey={({ from }) => from} />
      </details>
    </>
  )
}
