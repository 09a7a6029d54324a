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
    description: 'Every row of the file is a new one. Rows that stand are not touched.',
  },
  {
    value: 'UPDATE',
    label: 'Add and update',
    description: 'Rows that are found again are changed where the file says something else; the others are added.',
  },
  {
    value: 'REPLACE',
    label: 'Replace all',
    description: 'As above, and rows that the file does not have are removed.',
  },
]

interface Props {
  readonly columns: readonly ColumnDefinition[]
  readonly matching: Matching
  readonly onChange: (matching: Matching) => void
}

/** What becomes of rows that stand already, and by what they are found again. */
export function ModeChoice({ columns, matching, onChange }: Props) {
  const matched = new Set(Object.values(matching.columnOf))
  const keys = columns.filter(({ key }) => matched.has(key))
  const pick = (key: string, isChosen: boolean): void => {
    const others = matching.keyColumns.filter((column) => column !== key)
    onChange({ ...matching, keyColumns: isChosen ? [...others, key].slice(-5) : others })
  }
  return (
    <Card title="Rows that stand already">
      <RadioList
        label="What becomes of rows that stand already"
        options={modes}
        value={matching.mode}
        onChange={(mode) => onChange({ ...matching, mode })}
      />
      {matching.mode !== 'ADD' && (
        <fieldset className={classes.keys}>
          <legend>
            {matched.has(rowMarkColumn)
              ? 'Rows of an export are found by their mark. Find others by'
              : 'Find rows by these columns together'}
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
