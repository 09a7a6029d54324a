import {
  developedOf,
  type DevelopedYear,
  factorsToUltimate,
  selectionOf,
} from '@portico/contract/areas/losses/development/development.rules.ts'
import { basisOfFactors, columnName } from '@portico/contract/areas/losses/development/factor-labels.ts'
import type { LossAnalysis } from '@portico/contract/areas/losses/loss.shapes.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { formatDate, formatMoney } from '../../../platform/formats.ts'
import { pagePart } from '../../../platform/page-part.ts'
import classes from '../losses.module.css'

const FactorsDialog = lazy(pagePart(() => import('./factors-dialog.tsx')))

interface Props {
  readonly accountId: string
  /** Code of the line that is shown; empty for all lines. */
  readonly line: string
  readonly analysis: LossAnalysis
}

/** What the losses of each year are expected to be in the end, by the factors selected for the line. */
export function UltimatesCard({ accountId, line, analysis: { triangle, selected, mayManage } }: Props) {
  const [open, setOpen] = useState(false)
  if (triangle.columns.length === 0) return null
  const selection = selectionOf(triangle, selected)
  const years = developedOf(triangle, selection)
  const select = mayManage && line !== '' && (
    <Button kind="secondary" small onClick={() => setOpen(true)}>
      {selected === null ? 'Select factors' : 'Edit factors'}
    </Button>
  )
  return (
    <Card
      title="Ultimate losses"
      action={select}
      footer="Ultimate = incurred × factors to the oldest age. IBNR = ultimate − incurred. Trended = ultimate × (1 + trend) for each year up to the latest."
    >
      <p>{basisOfFactors(line, selected, (time) => formatDate(new Date(time)))}</p>
      <DataTable
        label="Ultimate losses by year"
        columns={yearColumns}
        rows={years}
        rowKey={({ year }) => String(year)}
        totals={totalsOf(years)}
      />
      {factorsToUltimate(triangle, selection).includes(null) && (
        <p className={classes.under}>
          A year has no ultimate where no year is known at its age and a later one. Select a factor for that age.
        </p>
      )}
      {open && (
        <Suspense>
          <FactorsDialog
            accountId={accountId}
            line={line}
            triangle={triangle}
            selected={selected}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Card>
  )
}

const money = (cents: number | null): string => (cents === null ? '–' : formatMoney(Math.round(cents / 100) * 100))

const yearColumns: readonly Column<DevelopedYear>[] = [
  { key: 'year', header: 'Year', cell: ({ year }) => String(year) },
  {
    key: 'age',
    header: 'Age',
    numeric: true,
    cell: ({ youngest, age }) => (age === null ? '–' : columnName({ from: youngest ?? age, to: age })),
  },
  { key: 'incurred', header: 'Incurred', numeric: true, cell: ({ incurred }) => money(incurred) },
  { key: 'factor', header: 'Factor to ultimate', numeric: true, cell: ({ factor }) => factor?.toFixed(3) ?? '–' },
  { key: 'ultimate', header: 'Ultimate', numeric: true, cell: ({ ultimate }) => money(ultimate) },
  { key: 'ibnr', header: 'IBNR', numeric: true, cell: ({ ibnr }) => money(ibnr) },
  { key: 'trended', header: 'Trended', numeric: true, cell: ({ trended }) => money(trended) },
]

/** Totals of the years that have an ultimate. */
function totalsOf(years: readonly DevelopedYear[]) {
  const known = years.filter(({ ultimate }) => ultimate !== null)
  const sum = (key: 'incurred' | 'ultimate' | 'ibnr' | 'trended') =>
    money(known.reduce((total, each) => total + (each[key] ?? 0), 0))
  const label =
    known.length === years.length ? 'Total' : `Total of ${known.length === 1 ? '1 year' : `${known.length} years`}`
  return {
    year: label,
    incurred: sum('incurred'),
    ultimate: sum('ultimate'),
    ibnr: sum('ibnr'),
    trended: sum('trended'),
  }
}
