import { matchedColumns } from '@portico/contract/areas/schedule-imports/matched-columns.ts'
import { importMessages } from '@portico/contract/areas/schedule-imports/import.messages.ts'
import type {
  ImportChoices,
  ImportedRow,
  ScheduleImport,
} from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import { Button } from '../../../kit/controls/button.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import { useImportColumns } from '../imports.queries.ts'
import classes from './wizard.module.css'

/** Why a row is skipped, with an option to import it anyway. Hidden rows are included together. */
export function LeftOutReason({
  row: { row, findings },
  onKeep,
}: {
  readonly row: ImportedRow
  readonly onKeep: (row: number) => void
}) {
  const reason = findings.map(({ message }) => message).join(' ')
  return (
    <span className={classes.match}>
      {reason}
      {row !== null && reason !== importMessages.leftOut.HIDDEN && (
        <Button kind="quiet" small onClick={() => onKeep(row)} aria-label={`Import row ${row}`}>
          Import this row
        </Button>
      )}
    </span>
  )
}

interface Props {
  readonly accountId: string
  readonly shown: ScheduleImport
  readonly busy: boolean
  readonly onChoose: (change: Partial<ImportChoices>) => void
}

const rowsAre = (count: number, one: string, many: string) => (count === 1 ? `1 row ${one}` : `${count} rows ${many}`)

/** The file's content outside its list: hidden rows, and section headings that may become values of a column. */
export function LeftOutCard({ accountId, shown, busy, onChoose }: Props) {
  const { leftOut = 0, sections = 0, hiddenRows = 0 } = shown.counts ?? {}
  if (leftOut + hiddenRows === 0) return null
  return (
    <Card title="Left out and hidden rows">
      {leftOut > 0 && (
        <p className={classes.note}>
          {rowsAre(leftOut, 'is', 'are')} left out. Review totals, headings, notes, and hidden rows under Left out.
        </p>
      )}
      {hiddenRows > 0 && <HiddenRows shown={shown} busy={busy} onChoose={onChoose} />}
      {sections > 0 && <SectionChoice accountId={accountId} shown={shown} onChoose={onChoose} />}
    </Card>
  )
}

/** How many rows the file hides, and whether they are imported. */
function HiddenRows({ shown, busy, onChoose }: Omit<Props, 'accountId'>) {
  const rows = rowsAre(shown.counts?.hiddenRows ?? 0, 'is', 'are')
  const leaves = shown.choices?.hiddenRows === 'LEAVE_OUT'
  return (
    <p className={classes.match}>
      {leaves ? `${rows} hidden in the file and left out.` : `${rows} hidden in the file and will be imported.`}
      <Button
        kind="secondary"
        small
        busy={busy}
        onClick={() => onChoose({ hiddenRows: leaves ? 'IMPORT' : 'LEAVE_OUT' })}
      >
        {leaves ? 'Import hidden rows' : 'Leave out hidden rows'}
      </Button>
    </p>
  )
}

/** The column that takes the heading above each row, such as a state above its locations. */
function SectionChoice({ accountId, shown, onChoose }: Omit<Props, 'busy'>) {
  const columns = useImportColumns(accountId, shown.scheduleType).data ?? []
  const { choices } = shown
  const matched = new Set(
    choices === null ? [] : matchedColumns({ ...choices, sectionColumn: undefined }).map(({ column }) => column),
  )
  return (
    <SelectField
      label="Column for section headings"
      description="Rows without a value take the heading above them."
      value={choices?.sectionColumn ?? ''}
      onChange={({ currentTarget: { value } }) => onChoose({ sectionColumn: value === '' ? undefined : value })}
      data={[
        { value: '', label: 'None' },
        ...columns.map(({ key, heading }) => ({
          value: key,
          label: matched.has(key) ? `${heading} (where it is blank)` : heading,
        })),
      ]}
    />
  )
}
