import { layoutLimits, type TableColumn } from '@portico/contract/areas/forms/layout.shapes.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { Button } from '../../../../kit/controls/button.tsx'
import { IconButton } from '../../../../kit/controls/icon-button.tsx'
import { ReorderList } from '../../../../kit/data/reorder-list.tsx'
import { CheckField } from '../../../../kit/forms/check-field.tsx'
import { SelectField } from '../../../../kit/forms/select-field.tsx'
import { TextField } from '../../../../kit/forms/text-field.tsx'
import { keyFor } from '../model/new-keys.ts'
import { columnKindNames } from './kind-labels.ts'
import { LimitFields } from './limit-fields.tsx'
import classes from './properties.module.css'
import { LinesField } from './typed-fields.tsx'

interface Props {
  readonly columns: readonly TableColumn[]
  /** Keys of the layout, so that a new column's is unique. */
  readonly taken: ReadonlySet<string>
  readonly disabled: boolean
  readonly onChange: (columns: TableColumn[]) => void
}

/** The columns of a table question: add, reorder, change and remove. */
export function ColumnsField({ columns, taken, disabled, onChange }: Props) {
  const change = (key: string, patch: Partial<TableColumn>): void =>
    onChange(columns.map((column) => (column.key === key ? { ...column, ...patch } : column)))
  const add = (): void => {
    const label = `Column ${columns.length + 1}`
    const key = keyFor(label, new Set([...taken, ...columns.map((column) => column.key)]))
    onChange([...columns, { key, label, kind: 'text', required: false, choices: [], pastOnly: false, isShare: false }])
  }
  return (
    <div className={classes.part}>
      <h3 className={classes.title}>Columns</h3>
      <ReorderList
        label="Columns of the table"
        items={columns}
        keyOf={({ key }) => key}
        nameOf={({ label }) => label}
        onReorder={onChange}
        fixed={disabled}
      >
        {(column) => (
          <>
            <ColumnFields column={column} disabled={disabled} onChange={(patch) => change(column.key, patch)} />
            {!disabled && (
              <IconButton
                small
                label={`Remove column ${column.label}`}
                icon={<IconTrash size={16} aria-hidden />}
                onClick={() => onChange(columns.filter(({ key }) => key !== column.key))}
              />
            )}
          </>
        )}
      </ReorderList>
      {!disabled && columns.length < layoutLimits.columns && (
        <div>
          <Button kind="quiet" small icon={<IconPlus size={16} aria-hidden />} onClick={add}>
            Add column
          </Button>
        </div>
      )}
    </div>
  )
}

interface ColumnProps {
  readonly column: TableColumn
  readonly disabled: boolean
  readonly onChange: (patch: Partial<TableColumn>) => void
}

function ColumnFields({ column, disabled, onChange }: ColumnProps) {
  return (
    <div className={classes.column}>
      <TextField
        label="Column name"
        maxLength={200}
        autoComplete="off"
        disabled={disabled}
        value={column.label}
        error={column.label.trim() === '' ? 'Column name is required' : undefined}
        onChange={(event) => onChange({ label: event.currentTarget.value })}
      />
      <SelectField
        label="Kind"
        disabled={disabled}
        value={column.kind}
        data={Object.entries(columnKindNames).map(([value, label]) => ({ value, label }))}
        onChange={(event) => onChange({ kind: event.currentTarget.value as TableColumn['kind'] })}
      />
      {column.kind === 'choice' && (
        <LinesField
          label="Choices, one per line"
          value={column.choices}
          disabled={disabled}
          onChange={(choices) => onChange({ choices: [...choices] })}
        />
      )}
      <LimitFields item={column} repeats disabled={disabled} onChange={onChange} />
      <CheckField
        label="Required"
        disabled={disabled}
        checked={column.required}
        onChange={(event) => onChange({ required: event.currentTarget.checked })}
      />
    </div>
  )
}
