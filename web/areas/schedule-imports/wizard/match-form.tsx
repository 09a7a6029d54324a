import type { FileColumn } from '@portico/contract/areas/schedule-imports/file-columns.ts'
import type { ScheduleImport } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { rowMarkColumn } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { type SubmitEvent, useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { type Column, DataTable } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { Notice } from '../../../kit/feedback/notice.tsx'
import { FormActions } from '../../../kit/forms/form-actions.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { reasonOf, refusedFields } from '../../../platform/call-error.ts'
import { call } from '../../../platform/client.ts'
import { useReadAgain } from '../imports.queries.ts'
import {
  choicesOf,
  fileColumns,
  type HeaderPlace,
  type Matching,
  missingColumns,
  startMatching,
} from './column-choices.ts'
import { ModeChoice } from './mode-choice.tsx'
import classes from './wizard.module.css'

interface Props {
  readonly accountId: string
  readonly shown: ScheduleImport
  readonly place: HeaderPlace
  readonly columns: readonly ColumnDefinition[]
  readonly onLeave: () => void
  readonly onChosen: () => void
}

/** The columns of the file with what they are matched with, and what becomes of rows that stand already. */
export function MatchForm({ accountId, shown, place, columns, onLeave, onChosen }: Props) {
  const found = fileColumns(shown, place, columns)
  const [matching, setMatching] = useState<Matching>(() => startMatching(shown, place, found, columns))
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()
  const readAgain = useReadAgain(accountId)
  const missing = missingColumns(columns, matching)

  const check = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault()
    setBusy(true)
    setRefused(undefined)
    try {
      await call('PUT /api/accounts/{id}/schedules/imports/{scheduleImportId}/columns', {
        params: { id: accountId, scheduleImportId: shown.scheduleImportId },
        body: choicesOf(place, found, matching),
      })
      await readAgain()
      onChosen()
    } catch (error) {
      setRefused(Object.values(refusedFields(error))[0] ?? reasonOf(error, 'The rows could not be checked.'))
      setBusy(false)
    }
  }

  return (
    <form onSubmit={(event) => void check(event)} className={classes.form}>
      <Card title="Columns">
        <DataTable
          label="Columns of the file"
          rows={found}
          rowKey={(column) => String(column.place)}
          columns={matchColumns({ columns, matching, onMatching: setMatching })}
        />
        {missing.length > 0 && (
          <Notice kind="warning">Required, but not in the file: {missing.join(', ')}. Such rows are marked.</Notice>
        )}
      </Card>
      <ModeChoice columns={columns} matching={matching} onChange={setMatching} />
      {refused !== undefined && <Notice kind="error">{refused}</Notice>}
      <FormActions>
        <Button kind="secondary" onClick={onLeave}>
          Later
        </Button>
        <Button type="submit" busy={busy}>
          Check rows
        </Button>
      </FormActions>
    </form>
  )
}

const FileHeading = ({ column: { heading, place } }: { readonly column: FileColumn }) =>
  heading === '' ? <span className={classes.note}>Column {place + 1}, without a heading</span> : <>{heading}</>

const Samples = ({ samples }: { readonly samples: readonly string[] }) => (
  <span className={classes.samples}>{samples.length === 0 ? 'Empty' : samples.join(' · ')}</span>
)

interface SelectProps {
  readonly column: FileColumn
  readonly columns: readonly ColumnDefinition[]
  readonly matching: Matching
  readonly onChange: (key: string) => void
}

/** One column of the schedule; those that are taken by other columns of the file cannot be chosen again. */
function ColumnSelect({ column: { place, heading, column, confidence }, columns, matching, onChange }: SelectProps) {
  const chosen = matching.columnOf[place] ?? ''
  const taken = new Set(Object.values(matching.columnOf))
  const option = (value: string, label: string) => ({ value, label, disabled: value !== chosen && taken.has(value) })
  const isUnsure = chosen !== '' && chosen === column && confidence < 0.9
  return (
    <span className={classes.match}>
      <SelectField
        aria-label={`Column for ${heading === '' ? `column ${place + 1}` : heading}`}
        value={chosen}
        onChange={(event) => onChange(event.currentTarget.value)}
        data={[
          { value: '', label: 'Leave out' },
          option(rowMarkColumn, 'Row of an export'),
          ...columns.map(({ key, heading: name, required }) => option(key, required ? `${name} *` : name)),
        ]}
      />
      {isUnsure && <Pill tone="warning">{Math.round(confidence * 100)}% sure</Pill>}
    </span>
  )
}

interface Matched {
  readonly columns: readonly ColumnDefinition[]
  readonly matching: Matching
  readonly onMatching: (matching: Matching) => void
}

/** The columns of the file, their first values, and what each is matched with. */
const matchColumns = ({ columns, matching, onMatching }: Matched): readonly Column<FileColumn>[] => [
  { key: 'heading', header: 'In the file', cell: (column) => <FileHeading column={column} /> },
  { key: 'samples', header: 'First values', cell: ({ samples }) => <Samples samples={samples} /> },
  {
    key: 'column',
    header: 'In the schedule',
    cell: (column) => (
      <ColumnSelect
        column={column}
        columns={columns}
        matching={matching}
        onChange={(key) => onMatching({ ...matching, columnOf: { ...matching.columnOf, [column.place]: key } })}
      />
    ),
  },
]
