import { type ReactNode, useId, useState } from 'react'
import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { Button } from '../controls/button.tsx'
import { DataTable } from '../data/data-table.tsx'
import classes from './chart.module.css'
import { signedRange } from './signed-range.ts'

/** A line of figures, one for each label. */
export interface Figures {
  readonly name: string
  /** `null` if there is none: breaks a line, omits a bar. */
  readonly values: readonly (number | null)[]
}

interface Props {
  /** The chart's text alternative: its title for everyone. */
  readonly title: string
  readonly kind: 'bars' | 'stacked' | 'lines'
  /** The axis label, such as Year. */
  readonly axis: string
  readonly labels: readonly string[]
  /** At most five: more colors are hard to distinguish. */
  readonly figures: readonly Figures[]
  /** A figure as people read it, in the tooltip and in the table. */
  readonly format: (value: number) => string
  /** A figure in as few letters as fit an axis. */
  readonly formatAxis?: (value: number) => string
}

const colors = ['brand', 'warning', 'accent', 'other', 'secondary'].map((role) => `var(--p-${role}-line)`)

/** Figures as a chart; one button shows the same figures as a table. */
export default function Chart(props: Props) {
  const { title } = props
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  return (
    <figure className={classes.figure} aria-labelledby={id}>
      <figcaption className={classes.caption}>
        <span id={id}>{title}</span>
        <Button kind="quiet" small onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </figcaption>
      {asTable ? <FigureTable {...props} /> : <Picture {...props} />}
    </figure>
  )
}

function Picture({ title, kind, labels, figures, format, formatAxis = format }: Props) {
  const rows = labels.map((label, at) => ({
    label,
    ...Object.fromEntries(figures.map(({ name, values }) => [name, values[at] ?? null])),
  }))
  // Counts have no halves between them.
  const isCounted = figures.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)))
  const range = kind === 'bars' ? signedRange(figures) : undefined
  const Frame = kind === 'lines' ? LineChart : BarChart
  return (
    <div role="img" aria-label={`Chart: ${title}`}>
      <div className={classes.picture} aria-hidden>
        <ResponsiveContainer width="100%" height="100%">
          <Frame data={rows} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <CartesianGrid vertical={false} stroke="var(--p-border)" />
            <XAxis dataKey="label" tickLine={false} stroke="var(--p-muted)" tick={tick} />
            <YAxis
              tickFormatter={formatAxis}
              tickLine={false}
              axisLine={false}
              width={64}
              tick={tick}
              allowDecimals={!isCounted}
              {...(range && { domain: [...range.domain], ticks: [...range.ticks] })}
            />
            <Tooltip
              isAnimationActive={false}
              formatter={(value) => (typeof value === 'number' ? format(value) : value)}
              contentStyle={{
                background: 'var(--p-surface)',
                border: '1px solid var(--p-border)',
                color: 'var(--p-text)',
              }}
            />
            {figures.map(({ name }, at) => marksOf(kind, name, colors[at % colors.length]!))}
          </Frame>
        </ResponsiveContainer>
      </div>
      {figures.length > 1 && <Legend figures={figures} />}
    </div>
  )
}

/** Maps colors to figures; the chart's name and its table say the same to people who cannot see colors. */
function Legend({ figures }: Pick<Props, 'figures'>) {
  return (
    <ul className={classes.legend} aria-hidden>
      {figures.map(({ name }, at) => (
        <li key={name}>
          <span className={classes.swatch} style={{ background: colors[at % colors.length] }} />
          {name}
        </li>
      ))}
    </ul>
  )
}

const tick = { fill: 'var(--p-muted)', fontSize: 12 }

function marksOf(kind: Props['kind'], name: string, color: string): ReactNode {
  if (kind === 'lines')
    return <Line key={name} dataKey={name} stroke={color} strokeWidth={2} dot={{ r: 3 }} isAnimationActive={false} />
  return (
    <Bar
      key={name}
      dataKey={name}
      fill={color}
      maxBarSize={48}
      isAnimationActive={false}
      {...(kind === 'stacked' && { stackId: 'all' })}
    />
  )
}

function FigureTable({ title, axis, labels, figures, format }: Props) {
  const shown = (value: number | null | undefined) => (value === null || value === undefined ? '–' : format(value))
  return (
    <DataTable
      label={title}
      rows={labels.map((label, at) => ({ label, at }))}
      rowKey={({ label }) => label}
      columns={[
        { key: 'label', header: axis, cell: ({ label }) => label },
        ...figures.map(({ name, values }) => ({
          key: name,
          header: name,
          numeric: true,
          cell: ({ at }: { readonly at: number }) => shown(values[at]),
        })),
      ]}
    />
  )
}
