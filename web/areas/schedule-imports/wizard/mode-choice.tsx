import { rowMarkColumn } from '@portico/contract/areas/schedule-exports/row-mark.ts'
import type { ImportMode } from '@portico/contract/areas/schedule-imports/import.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import { CheckField } from '../../../kit/forms/check-field.tsx'
import { RadioList } from '../../../kit/forms/radio-list.tsx'
import { Card } from '../../../kit/layout/card.tsx'
import type { Matching } from './column-choices.ts'
import classes from './wizard.module.css'

const modes: readonly { value: ImportMode; label: string; description: string }[] = [
  {
    value: 'ADD',
    label: 'Add only',
    description: 'Adds every row in the file. Existing rows do not change.',
  },
  {
    value: 'UPDATE',
    label: 'Add and update',
    description: 'Updates matching rows and adds the rest.',
  },
  {
    value: 'REPLACE',
    label: 'Replace all',
    description: 'Updates, adds, and removes rows that are not in the file.',
  },
]

interface Props {
  readonly columns: readonly ColumnDefinition[]
  readonly matching: Matching
  readonly onChange: (matching: Matching) => void
}

/** Existing rows, and by what they are found again. */
export function ModeChoice({ columns, matching, onChange }: Props) {
  const matched = new Set(Object.values(matching.columnOf))
  const keys = columns.filter(({ key }) => matched.has(key))
  const pick = (key: string, isChosen: boolean): void => {
    const others = matching.keyColumns.filter((column) => column !== key)
    onChange({ ...matching, keyColumns: isChosen ? [...others, key].slice(-5) : others })
  }
  return (
    <Card title="Existing rows">
      <RadioList
        label="Existing rows"
        options={modes}
        value={matching.mode}
        onChange={(mode) => onChange({ ...matching, mode })}
      />
      {matching.mode !== 'ADD' && (
        <fieldset className={classes.keys}>
          <legend>
            {matched.has(rowMarkColumn)
              ? 'Exported rows are matched by row key. Match other rows by'
              : 'Match rows by these columns'}
          </legend>
          {keys.map(({ key, heading }) => (
            <CheckField
              key={key}
              label={heading}
              checked={matching.keyColumns.includes(key)}
              onChange={(event) => pick(key, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      )}
    </Card>
  )
}
