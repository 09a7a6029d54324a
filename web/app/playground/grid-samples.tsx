import { useMemo, useState } from 'react'
import { Choice } from '../../kit/controls/choice.tsx'
import { Grid, useGridRows } from '../../kit/grid/grid.public.ts'
import { Card } from '../../kit/layout/card.tsx'
import { locationColumns, wideColumns } from './location-columns.ts'
import { locationRow, manyRows, sampleMarks } from './location-rows.ts'

const dollars = (value: number): string => `$${value.toLocaleString('en-US')}`

/** A grid that can be edited, with marks of every kind and totals. */
export function EditableSample() {
  const [first] = useState(() => Array.from({ length: 24 }, (_, index) => locationRow(index)))
  const { rows, source, view, onView, onOperations, history } = useGridRows(locationColumns, first)
  const [may, setMay] = useState<'edit' | 'read'>('edit')
  const totals = useMemo(() => {
    const sum = (key: string) => dollars(rows.reduce((all, { cells }) => all + (Number(cells[key]) || 0), 0))
    return { building: sum('building'), contents: sum('contents'), insured: sum('insured') }
  }, [rows])
  return (
    <Card
      title="Grid"
      action={
        <Choice
          label="Rights"
          labelHidden
          value={may}
          onChange={setMay}
          options={[
            { value: 'edit', label: 'May edit' },
            { value: 'read', label: 'Read only' },
          ]}
        />
      }
    >
      <Grid
        label="Locations"
        columns={locationColumns}
        source={source}
        marks={sampleMarks}
        totals={totals}
        view={view}
        onView={onView}
        onOperations={onOperations}
        history={history}
        readOnly={may === 'read'}
      />
    </Card>
  )
}

/** As many rows and columns as a schedule may have. */
export function LargeSample() {
  const [source] = useState(() => manyRows(100_000))
  return (
    <Card title="Grid of 100,000 rows and 40 columns">
      <Grid label="Many locations" columns={wideColumns} source={source} />
    </Card>
  )
}

/** Rows whose page has not come yet, and no rows at all. */
export function WaitingSamples() {
  const [waiting] = useState(() => ({
    count: 40,
    rowAt: (index: number) => (index < 4 ? locationRow(index) : undefined),
  }))
  const { source, view, onView, onOperations, history } = useGridRows(locationColumns, [])
  return (
    <>
      <Card title="Grid while its rows load">
        <Grid label="Locations loading" columns={locationColumns} source={waiting} />
      </Card>
      <Card title="Grid without rows">
        <Grid
          label="No locations"
          columns={locationColumns}
          source={source}
          view={view}
          onView={onView}
          onOperations={onOperations}
          history={history}
        />
      </Card>
    </>
  )
}
