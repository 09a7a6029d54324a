import { displayText } from '@portico/contract/kit/field.ts'
import { get, useWatch } from 'react-hook-form'
import { FieldGroup } from '../forms/field-group.tsx'
import { TextField } from '../forms/text-field.tsx'
import { FieldControl } from './field-control.tsx'
import { fieldSections } from './field-sections.ts'
import type { FormField, FormFields, RecordForm, Typed } from './form-fields.ts'
import classes from './record-fields.module.css'

interface Props {
  readonly form: RecordForm
  readonly fields: FormFields
  /** The path of the row that the fields are of, such as `clauses.0`; left out for fields of the form itself. */
  readonly row?: string
}

/** The controls of described fields, each with its own error, those of a group under its heading. */
export function RecordFields({ form, fields, row }: Props) {
  const all = useWatch({ control: form.control })
  const typed: Typed = row === undefined ? all : (get(all, row) ?? {})
  const sections = fieldSections(fields, typed)
  return (
    <div className={classes.fields}>
      {sections.map(({ group, parent, entries }, at) => {
        const drawn = entries.map((entry, place) => (
          <Drawn
            key={entry[0]}
            form={form}
            entry={entry}
            typed={typed}
            row={row}
            isFirst={row === undefined && at + place === 0}
          />
        ))
        if (group === undefined) return drawn
        return (
          <div key={`group ${group}`} className={classes.wide}>
            <FieldGroup
              label={group}
              dense={entries.every(([, { short }]) => short !== undefined)}
              error={parent === undefined ? undefined : errorAt(form, pathIn(row, parent))}
            >
              {drawn}
            </FieldGroup>
          </div>
        )
      })}
    </div>
  )
}

interface DrawnProps {
  readonly form: RecordForm
  readonly entry: readonly [path: string, field: FormField]
  readonly typed: Typed
  readonly row: string | undefined
  readonly isFirst: boolean
}

function Drawn(props: DrawnProps) {
  const {
    form,
    entry: [, field],
  } = props
  const isWide = field.group === undefined && (field.wide ?? field.kind === 'long-text')
  return (
    <>
      {field.before && <div className={classes.wide}>{field.before(form)}</div>}
      <div className={isWide ? classes.wide : undefined}>{controlOf(props)}</div>
    </>
  )
}

function controlOf({ form, entry: [name, field], typed, row, isFirst }: DrawnProps) {
  const path = pathIn(row, name)
  if (field.control !== undefined) return field.control(form, path)
  if (field.locked === true)
    return <TextField readOnly label={field.label} value={displayText(field, get(typed, name))} />
  return (
    <FieldControl
      form={form}
      path={path}
      field={field}
      typed={typed}
      name={name}
      error={firstMessage(get(form.formState.errors, path))}
      isFirst={isFirst}
    />
  )
}

const pathIn = (row: string | undefined, name: string): string => (row === undefined ? name : `${row}.${name}`)

/** The message of a group of fields together; those of single fields appear beside them. */
const errorAt = ({ formState }: RecordForm, path: string) => messageIn(get(formState.errors, path))

const messageIn = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined

/** The message of a field, or of the first of several values in it. */
const firstMessage = (error: unknown): string | undefined =>
  messageIn(error) ?? (Array.isArray(error) ? error.map(firstMessage).find((each) => each !== undefined) : undefined)
