import type { Question, TableColumn } from '@portico/contract/areas/forms/layout.shapes.ts'
import { stateChoices } from '@portico/contract/areas/schedules/values/us-states.ts'
import { shownText } from '@portico/contract/areas/forms/values/shown-text.ts'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useState } from 'react'
import { Button } from '../../../../kit/controls/button.tsx'
import { IconButton } from '../../../../kit/controls/icon-button.tsx'
import { toasts } from '../../../../kit/feedback/toasts.ts'
import { FieldGroup } from '../../../../kit/forms/field-group.tsx'
import { SelectField } from '../../../../kit/forms/select-field.tsx'
import { TextField } from '../../../../kit/forms/text-field.tsx'
import { rowsOf } from '../model/answer-text.ts'
import type { EditorProps } from './editor.ts'
import classes from './editors.module.css'
import { hintsOf } from './text-editor.tsx'

type Row = Readonly<Record<string, string>>

/** Rows under the columns of a question; on a phone each row is a card. */
export function TableEditor({ question, field: { value, isDraft }, error, onType, onSet }: EditorProps) {
  const stored = rowsOf(value)
  const rows: readonly Row[] = stored.length === 0 ? [{}] : stored
  const [typedIn, setTypedIn] = useState<string>()
  const change = (at: number, key: string, text: string): void => {
    setTypedIn(`${at} ${key}`)
    onType(rows.map((row, place) => (place === at ? { ...row, [key]: text } : row)))
  }
  const remove = (at: number): void => {
    onSet(rows.filter((_, place) => place !== at))
    toasts.show('success', `Row ${at + 1} was removed`, { undo: () => onSet([...rows]) })
  }
  return (
    <FieldGroup label={question.label} description={question.help || undefined} error={error}>
      <div className={classes.tableBox}>
        <table className={classes.table} aria-label={question.label}>
          <Heading columns={question.columns} />
          <tbody>
            {rows.map((row, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- rows of an answer have no name but their place
              <tr key={at}>
                {question.columns.map((column) => (
                  <td key={column.key} data-label={column.label}>
                    <Cell
                      label={`${column.label}, row ${at + 1}`}
                      column={column}
                      text={
                        isDraft && typedIn === `${at} ${column.key}`
                          ? (row[column.key] ?? '')
                          : shownText(column.kind, row[column.key] ?? '')
                      }
                      raw={row[column.key] ?? ''}
                      onChange={(text) => change(at, column.key, text)}
                    />
                  </td>
                ))}
                <td className={classes.tools}>
                  {stored.length > 0 && (
                    <IconButton
                      label={`Remove row ${at + 1}`}
                      icon={<IconX size={16} />}
                      small
                      onClick={() => remove(at)}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <Button kind="secondary" small icon={<IconPlus size={16} />} onClick={() => onType([...rows, {}])}>
          Add row
        </Button>
      </div>
    </FieldGroup>
  )
}

function Heading({ columns }: Pick<Question, 'columns'>) {
  return (
    <thead>
      <tr>
        {columns.map(({ key, label, required }) => (
          <th key={key} scope="col" data-required={required}>
            {label}
          </th>
        ))}
        <td aria-hidden />
      </tr>
    </thead>
  )
}

interface CellProps {
  readonly label: string
  readonly column: TableColumn
  readonly text: string
  /** The stored value, for choice columns. */
  readonly raw: string
  readonly onChange: (text: string) => void
}

function Cell({ label, column, text, raw, onChange }: CellProps) {
  const choices = choicesOf(column)
  if (choices === undefined)
    return (
      <TextField
        aria-label={label}
        autoComplete="off"
        {...hintsOf(column.kind)}
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    )
  const isKnown = raw === '' || choices.some(({ value }) => value === raw)
  return (
    <SelectField
      aria-label={label}
      data={[{ value: '', label: '' }, ...choices, ...(isKnown ? [] : [{ value: raw, label: raw }])]}
      value={raw}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function choicesOf({ kind, choices }: TableColumn): readonly { value: string; label: string }[] | undefined {
  if (kind === 'choice') return choices.map((choice) => ({ value: choice, label: choice }))
  if (kind === 'state') return stateChoices
  if (kind === 'yesNo')
    return [
      { value: 'Y', label: 'Yes' },
      { value: 'N', label: 'No' },
    ]
  return undefined
}
