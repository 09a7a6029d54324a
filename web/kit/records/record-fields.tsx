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
}

/** The controls of described fields, each with its own error, those of a group under its heading. */
export function RecordFields({ form, fields }: Props) {
  const typed = useWatch({ control: form.control })
  const sections = fieldSections(fields, typed)
  return (
    <div className={classes.fields}>
      {sections.map(({ group, parent, entries }, at) => {
        const drawn = entries.map((entry, place) => (
          <Drawn key={entry[0]} form={form} entry={entry} typed={typed} isFirst={at + place === 0} />
        ))
        if (group === undefined) return drawn
        return (
          <div key={`group ${group}`} className={classes.wide}>
            <FieldGroup
              label={group}
              dense={entries.every(([, { short }]) => short !== undefined)}
              error={parent === undefined ? undefined : errorAt(form, parent)}
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

function controlOf({ form, entry: [path, field], typed, isFirst }: DrawnProps) {
  if (field.control !== undefined) return field.control(form)
  if (field.locked === true)
    return <TextField readOnly label={field.label} value={displayText(field, get(typed, path))} />
  return (
    <FieldControl
      form={form}
      path={path}
      field={field}
      typed={typed}
      error={firstMessage(get(form.formState.errors, path))}
      isFirst={isFirst}
    />
  )
}

/** The message of a field group; fields show their own. */
const errorAt = ({ formState }: RecordForm, path: string) => messageIn(get(formState.errors, path))

const messageIn = (error: unknown): string | undefined =>
  typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string'
    ? error.message
    : undefined

/** The message of a field, or of the first of several values in it. */
const firstMessage = (error: unknown): string | undefined =>
  messageIn(error) ?? (Array.isArray(error) ? error.map(firstMessage).find((each) => each !== undefined) : undefined)
