import { needsUnit, type FileColumn } from '@portico/contract/areas/schedule-imports/file-columns.ts'
import { rowMarkColumn } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { splitVehicle } from '@portico/contract/areas/schedule-imports/vehicle-parts.ts'
import { multiplied } from '@portico/contract/areas/schedules/values/number-forms.ts'
import { readCell, showCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import { Button } from '../../../kit/controls/button.tsx'
import type { Column } from '../../../kit/data/data-table.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { chosenUnit, type ColumnUnit, type Matching, partsOf } from './column-choices.ts'
import classes from './wizard.module.css'

const FileHeading = ({ column: { heading, place } }: { readonly column: FileColumn }) =>
  heading === '' ? <span className={classes.note}>Column {place + 1}, without a heading</span> : <>{heading}</>

const Samples = ({ samples }: { readonly samples: readonly string[] }) => (
  <span className={classes.samples}>{samples.length === 0 ? 'Empty' : samples.join(' · ')}</span>
)

const nameOf = ({ heading, place }: FileColumn): string => (heading === '' ? `column ${place + 1}` : heading)

interface SelectProps {
  readonly column: FileColumn
  readonly columns: readonly ColumnDefinition[]
  readonly matching: Matching
  readonly onChange: (key: string) => void
  readonly onForget: () => void
}

/** One column of the schedule; those that are taken by other columns of the file cannot be chosen again. */
function ColumnSelect({ column: found, columns, matching, onChange, onForget }: SelectProps) {
  const { place, column, confidence, isRemembered } = found
  const chosen = matching.columnOf[place] ?? ''
  const taken = new Set(Object.values(matching.columnOf))
  const option = (value: string, label: string) => ({ value, label, disabled: value !== chosen && taken.has(value) })
  const isProposed = chosen !== '' && chosen === column
  return (
    <span className={classes.match}>
      <SelectField
        aria-label={`Column for ${nameOf(found)}`}
        value={chosen}
        onChange={(event) => onChange(event.currentTarget.value)}
        data={[
          { value: '', label: 'Skip' },
          option(rowMarkColumn, 'Row key from an export'),
          ...columns.map(({ key, heading: name, required }) => option(key, required ? `${name} *` : name)),
        ]}
      />
      {isProposed && isRemembered && (
        <>
          <Pill tone="brand">As chosen before</Pill>
          <Button kind="quiet" small onClick={onForget} aria-label={`Forget the match of ${nameOf(found)}`}>
            Forget
          </Button>
        </>
      )}
      {isProposed && !isRemembered && confidence < 0.9 && (
        <Pill tone="warning">{Math.round(confidence * 100)}% sure</Pill>
      )}
    </span>
  )
}

const units: readonly { readonly unit: ColumnUnit; readonly label: string; readonly places: number }[] = [
  { unit: 1, label: 'Dollars or units', places: 0 },
  { unit: 1000, label: 'Thousands', places: 3 },
  { unit: 1_000_000, label: 'Millions', places: 6 },
]

interface UnitProps {
  readonly column: FileColumn
  readonly definition: ColumnDefinition
  readonly unit: ColumnUnit | undefined
  readonly onChange: (unit: ColumnUnit) => void
}

/** The unit of the numbers in a column, shown by its first value. */
function UnitSelect({ column, definition, unit, onChange }: UnitProps) {
  const [first = ''] = column.samples
  const worth = (places: number) => showCell(definition, readCell(definition, multiplied(first, places)).value)
  return (
    <SelectField
      aria-label={`Unit of ${nameOf(column)}`}
      value={unit === undefined ? '' : String(unit)}
      onChange={(event) => {
        const chosen = units.find((known) => String(known.unit) === event.currentTarget.value)
        if (chosen !== undefined) onChange(chosen.unit)
      }}
      data={[
        { value: '', label: 'Choose the unit', disabled: true },
        ...units.map((known) => ({
          value: String(known.unit),
          label: first === '' ? known.label : `${known.label}: ${first} is ${worth(known.places)}`,
        })),
      ]}
    />
  )
}

interface SplitProps {
  readonly column: FileColumn
  readonly columns: readonly ColumnDefinition[]
  readonly matching: Matching
  readonly onMatching: (matching: Matching) => void
}

/** Whether values such as `Ford F-150` are split, with what becomes of the first one. */
function SplitChoice({ column, columns, matching, onMatching }: SplitProps) {
  const parts = partsOf(column, matching, columns)
  if (parts.length === 0) return null
  const { place, samples } = column
  const split = splitVehicle(samples[0] ?? '', parts)
  const others = matching.unsplit.filter((at) => at !== place)
  return (
    <CheckField
      label={`Split into ${parts.map((part) => columns.find(({ key }) => key === part)?.heading).join(', ')}`}
      description={parts.map((part) => split[part]).join(' · ')}
      checked={!matching.unsplit.includes(place)}
      onChange={({ currentTarget: { checked } }) =>
        onMatching({ ...matching, unsplit: checked ? others : [...others, place] })
      }
    />
  )
}

interface Matched {
  readonly found: readonly FileColumn[]
  readonly columns: readonly ColumnDefinition[]
  readonly matching: Matching
  readonly onMatching: (matching: Matching) => void
  readonly onForget: (column: FileColumn) => Promise<void>
}

/** The columns of the file, their first values, and their matches. */
export const matchColumns = ({
  found,
  columns,
  matching,
  onMatching,
  onForget,
}: Matched): readonly Column<FileColumn>[] => [
  { key: 'heading', header: 'In the file', cell: (column) => <FileHeading column={column} /> },
  { key: 'samples', header: 'First values', cell: ({ samples }) => <Samples samples={samples} /> },
  {
    key: 'column',
    header: 'In the schedule',
    cell: (column) => {
      const definition = columns.find(({ key }) => key === matching.columnOf[column.place])
      return (
        <>
          <ColumnSelect
            column={column}
            columns={columns}
            matching={matching}
            onChange={(key) => onMatching({ ...matching, columnOf: { ...matching.columnOf, [column.place]: key } })}
            onForget={() => void onForget(column)}
          />
          <SplitChoice column={column} columns={columns} matching={matching} onMatching={onMatching} />
          {definition !== undefined && needsUnit(column, definition) && (
            <UnitSelect
              column={column}
              definition={definition}
              unit={matching.unitOf[column.place]}
              onChange={(unit) => onMatching(chosenUnit(matching, found, column, unit))}
            />
          )}
        </>
      )
    },
  },
]
