import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import type { DifferencePage } from '@portico/contract/areas/schedules/snapshots/review.shapes.ts'
import { showCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import { ProgressBar } from '../../../kit/data/progress-bar.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { shownPercent } from './difference-text.ts'
import classes from './snapshots.module.css'

interface Props {
  readonly page: DifferencePage
  readonly columns: readonly ColumnDefinition[]
}

/** Rows and sums of both states, as two bars. */
export function DifferenceTotals({ page: { counts, totals }, columns }: Props) {
  const filled = totals.filter(({ before, now }) => before !== 0 || now !== 0)
  return (
    <Card title="Totals">
      <div className={classes.totals}>
        <Total heading="Rows" before={counts.rowsBefore} now={counts.rowsNow} shown={String} />
        {filled.map(({ column, before, now }) => {
          const definition = columns.find(({ key }) => key === column)
          const shown = (value: number) =>
            definition === undefined ? String(value) : showCell(definition, String(Math.round(value * 100) / 100))
          return <Total key={column} heading={definition?.heading ?? column} before={before} now={now} shown={shown} />
        })}
      </div>
    </Card>
  )
}

interface TotalProps {
  readonly heading: string
  readonly before: number
  readonly now: number
  readonly shown: (value: number) => string
}

function Total({ heading, before, now, shown }: TotalProps) {
  const most = Math.max(before, now, 1)
  const change = before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10
  const bar = (label: string, value: number) => (
    <div className={classes.bar}>
      <span className={classes.side}>{label}</span>
      <ProgressBar label={`${heading}, ${label.toLowerCase()}`} percent={Math.max(0, (value / most) * 100)} />
      <span className={classes.amount}>{shown(value)}</span>
    </div>
  )
  return (
    <div>
      <p className={classes.total}>
        {heading} {change !== null && change !== 0 && <span className={classes.percent}>{shownPercent(change)}</span>}
      </p>
      {bar('Before', before)}
      {bar('Now', now)}
    </div>
  )
}
