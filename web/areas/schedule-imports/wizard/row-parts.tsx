import type { ImportedRow, ImportStart } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { screenCell } from '@portico/contract/areas/schedules/values/cell-values.ts'
import { Choice } from '../../../kit/controls/choice.tsx'
import { Pill } from '../../../kit/data/pill.tsx'
import classes from './wizard.module.css'

type Columns = ReadonlyMap<string, ColumnDefinition>
type Side = ImportStart['conflicts']

function shownValue(columns: Columns, key: string, value: string | null): string {
  const column = columns.get(key)
  if (value === null || value === '') return 'empty'
  return column === undefined ? value : screenCell(column, value)
}

const headingOf = (columns: Columns, key: string): string => columns.get(key)?.heading ?? key

interface Props {
  readonly row: ImportedRow
  readonly columns: Columns
  readonly side: Side
  readonly onSide: (side: Side) => void
}

const sides = [
  { value: 'PORTAL', label: 'Portal' },
  { value: 'FILE', label: 'File' },
] as const

/** The cells of a row: what they hold, or old and new side by side; both values where both sides changed one. */
export function RowChanges({ row: { kind, row, changes, conflicts }, columns, side, onSide }: Props) {
  const isChange = kind === 'CHANGED' || kind === 'CONFLICT'
  return (
    <div className={classes.cells}>
      <dl className={classes.changes}>
        {changes.map(({ column, was, now }) => (
          <div key={column}>
            <dt>{headingOf(columns, column)}</dt>
            <dd>
              {isChange && <del>{shownValue(columns, column, was)}</del>}{' '}
              <span>{shownValue(columns, column, isChange ? now : (now ?? was))}</span>
            </dd>
          </div>
        ))}
        {conflicts.map(({ column, portal, file }) => (
          <div key={column}>
            <dt>{headingOf(columns, column)}</dt>
            <dd>
              Portal: {shownValue(columns, column, portal)} · File: {shownValue(columns, column, file)}
            </dd>
          </div>
        ))}
      </dl>
      {conflicts.length > 0 && (
        <Choice label={`Value for row ${row ?? ''}`} labelHidden options={sides} value={side} onChange={onSide} />
      )}
    </div>
  )
}

const tones = { ERROR: 'danger', HARD_ERROR: 'danger', OUTLIER: 'warning', LIMIT_TO_REVIEW: 'warning' } as const
const severities = {
  ERROR: 'Error',
  HARD_ERROR: 'Blocking error',
  OUTLIER: 'Confirm',
  LIMIT_TO_REVIEW: 'Limit',
} as const

/** What is to fix in a row, the gravest first. */
export function RowFindings({ row: { findings }, columns }: Pick<Props, 'row' | 'columns'>) {
  if (findings.length === 0) return <span className={classes.note}>Nothing</span>
  const grave = Object.keys(severities).toReversed()
  const sorted = findings.toSorted((one, other) => grave.indexOf(one.severity) - grave.indexOf(other.severity))
  return (
    <ul className={classes.findings}>
      {sorted.map(({ column, severity, message }) => (
        <li key={`${column ?? ''} ${message}`}>
          <Pill tone={tones[severity]}>{severities[severity]}</Pill>{' '}
          {column !== null && !message.startsWith(headingOf(columns, column)) && `${headingOf(columns, column)} `}
          {message}
        </li>
      ))}
    </ul>
  )
}
