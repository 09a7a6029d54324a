import { useState } from 'react'
import { CodeField, codeLookup } from '../../areas/lookups/lookups.public.ts'
import { type GridColumn, Grid, useGridRows } from '../../kit/grid/grid.public.ts'
import { Card } from '../../kit/layout/card.tsx'
import classes from './playground.module.css'

const columns: readonly GridColumn[] = [
  {
    key: 'code',
    heading: 'Class code',
    width: 130,
    kind: 'text',
    frozen: true,
    lookup: codeLookup('WC', { phraseTo: 'description' }),
    help: 'Enter a code or part of its description',
  },
  { key: 'description', heading: 'Description', width: 320, kind: 'text' },
  { key: 'payroll', heading: 'Payroll', width: 140, kind: 'money' },
]

const rows = [
  { id: 'crew', cells: { code: '5403', description: 'Carpentry, not otherwise named', payroll: '812000' } },
  { id: 'masons', cells: { payroll: '430000' } },
  { id: 'office', cells: { description: 'Our office staff', payroll: '390000' } },
]

/** Class code lookup while one types: in a grid and in a field. */
export function CodeSamples() {
  const { source, view, onView, onOperations, history } = useGridRows(columns, rows)
  const [code, setCode] = useState('')
  return (
    <Card title="Class code lookup">
      <Grid
        label="Payroll by class"
        columns={columns}
        source={source}
        view={view}
        onView={onView}
        onOperations={onOperations}
        history={history}
      />
      <div className={classes.fields}>
        <CodeField label="GL class" kind="GL" value={code} onChange={setCode} />
      </div>
    </Card>
  )
}
