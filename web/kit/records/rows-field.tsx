import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useRef } from 'react'
import { get, useFieldArray } from 'react-hook-form'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { FieldGroup } from '../forms/field-group.tsx'
import { type FormField, type FormFields, type RecordForm, typedValues } from './form-fields.ts'
import { RecordFields } from './record-fields.tsx'
import classes from './rows-field.module.css'

interface Described extends Pick<FormField, 'label' | 'help' | 'schema'> {
  /** The fields of one row. */
  readonly rows: FormFields
  /** What one row is called, such as “Requirement”. */
  readonly one: string
  /** The values of a new row. */
  readonly start: object
  readonly most: number
}

/** A field of many rows: each has the same fields; rows are added, changed, and removed. */
export const rowsField = ({ label, help, schema, rows, ...more }: Described): FormField => ({
  kind: 'text',
  label,
  schema,
  rows,
  wide: true,
  control: (form, path) => (
    <Rows form={form} path={path} label={label} rows={rows} {...(help !== undefined && { help })} {...more} />
  ),
})

interface Props extends Omit<Described, 'schema'> {
  readonly form: RecordForm
  readonly path: string
}

function Rows({ form, path, label, help, rows, one, start, most }: Props) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: path })
  const add = useRef<HTMLButtonElement>(null)
  const error: { readonly message?: string; readonly root?: { readonly message?: string } } | undefined = get(
    form.formState.errors,
    path,
  )
  const name = one.toLowerCase()
  return (
    <FieldGroup label={label} description={help} error={error?.root?.message ?? error?.message}>
      <div className={classes.rows}>
        {fields.map(({ id }, at) => (
          <div key={id} role="group" aria-label={`${one} ${at + 1}`} className={classes.row}>
            <RecordFields form={form} fields={rows} row={`${path}.${at}`} />
            <IconButton
              small
              label={`Remove ${name} ${at + 1}`}
              icon={<IconTrash size={18} aria-hidden />}
              onClick={() => {
                remove(at)
                add.current?.focus()
              }}
            />
          </div>
        ))}
        <div>
          <Button
            ref={add}
            kind="secondary"
            small
            icon={<IconPlus size={16} aria-hidden />}
            disabled={fields.length >= most}
            onClick={() => append(typedValues(rows, start))}
          >
            Add {name}
          </Button>
        </div>
      </div>
    </FieldGroup>
  )
}
