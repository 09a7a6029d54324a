import { formatsOf, type ExportFormat } from '@portico/contract/areas/schedule-exports/export-formats.ts'
import type { Layout, LayoutColumn } from '@portico/contract/areas/schedule-exports/layout.shapes.ts'
import type { ColumnDefinition } from '@portico/contract/areas/schedules/column.shapes.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { Button } from '../../../kit/controls/button.tsx'
import { IconButton } from '../../../kit/controls/icon-button.tsx'
import { ReorderList } from '../../../kit/data/reorder-list.tsx'
import { SelectField } from '../../../kit/forms/select-field.tsx'
import { TextField } from '../../../kit/forms/text-field.tsx'
import { CodesDialog } from './codes-dialog.tsx'
import { formatNames } from './format-names.ts'
import { withColumn, withMore, without } from './layout-draft.ts'
import classes from './layout.module.css'

interface Props {
  readonly columns: readonly ColumnDefinition[]
  readonly draft: Layout
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (draft: Layout) => void
}

/** The columns of the file in order, and the schedule's columns that it omits. */
export function ChosenColumns({ columns, draft, errors, onChange }: Props) {
  const [coded, setCoded] = useState<string>()
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const chosen = new Set(draft.columns.map(({ column }) => column))
  const left = columns.filter(({ key }) => !chosen.has(key))
  const ownName = (key: string): string => byKey.get(key)?.heading ?? key
  const errorAt = (key: string, field: string): string | undefined => {
    const at = `columns.${draft.columns.findIndex(({ column }) => column === key)}.${field}`
    return errors[at] ?? Object.entries(errors).find(([each]) => each.startsWith(`${at}.`))?.[1]
  }
  const codedColumn = coded === undefined ? undefined : byKey.get(coded)

  return (
    <>
      <ReorderList
        label="File columns"
        items={draft.columns}
        keyOf={({ column }) => column}
        nameOf={({ column }) => ownName(column)}
        onReorder={(reordered) => onChange({ ...draft, columns: reordered })}
      >
        {(column) => (
          <div className={classes.column}>
            <span className={classes.name}>{ownName(column.column)}</span>
            <TextField
              aria-label={`Heading of ${ownName(column.column)}`}
              value={column.heading}
              error={errorAt(column.column, 'heading') ?? errorAt(column.column, 'column')}
              onChange={({ currentTarget: { value } }) =>
                onChange(withColumn(draft, column.column, { heading: value }))
              }
            />
            <Format
              column={column}
              definition={byKey.get(column.column)}
              onChange={(format) => onChange(withColumn(draft, column.column, { format }))}
            />
            <div className={classes.columnActions}>
              <Button
                kind="quiet"
                small
                aria-label={`${codesWord(column)} of ${ownName(column.column)}`}
                onClick={() => setCoded(column.column)}
              >
                {codesWord(column)}
              </Button>
              <IconButton
                small
                label={`Remove ${ownName(column.column)}`}
                icon={<IconX size={18} />}
                disabled={draft.columns.length === 1}
                onClick={() => onChange(without(draft, column.column))}
              />
            </div>
            {errorAt(column.column, 'codes') !== undefined && (
              <p role="alert" className={classes.error}>
                {errorAt(column.column, 'codes')}
              </p>
            )}
          </div>
        )}
      </ReorderList>
      {left.length > 0 && (
        <section aria-label="Not included" className={classes.left}>
          <h3>Not included</h3>
          <div className={classes.leftColumns}>
            {left.map((column) => (
              <Button
                key={column.key}
                kind="secondary"
                small
                icon={<IconPlus size={16} />}
                aria-label={`Add ${column.heading}`}
                onClick={() => onChange(withMore(draft, column))}
              >
                {column.heading}
              </Button>
            ))}
          </div>
        </section>
      )}
      {codedColumn !== undefined && (
        <CodesDialog
          column={codedColumn}
          codes={draft.columns.find(({ column }) => column === coded)?.codes ?? []}
          onSave={(codes) => onChange(withColumn(draft, codedColumn.key, { codes }))}
          onClose={() => setCoded(undefined)}
        />
      )}
    </>
  )
}

const codesWord = ({ codes }: LayoutColumn): string => (codes.length === 0 ? 'Codes' : `Codes (${codes.length})`)

interface FormatProps {
  readonly column: LayoutColumn
  readonly definition: ColumnDefinition | undefined
  readonly onChange: (format: ExportFormat) => void
}

/** A column's format, if its kind has several. */
function Format({ column: { format }, definition, onChange }: FormatProps) {
  const formats = definition === undefined ? [] : formatsOf(definition.kind)
  if (definition === undefined || formats.length < 2) return <span />
  return (
    <SelectField
      aria-label={`Format of ${definition.heading}`}
      value={format}
      data={formats.map((each) => ({ value: each, label: formatNames[each] }))}
      onChange={({ currentTarget: { value } }) => onChange(value as ExportFormat)}
    />
  )
}
